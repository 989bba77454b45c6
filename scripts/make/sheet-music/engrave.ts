import { JSDOM } from 'jsdom';
import type { Face } from '@/scripts/make/legal/paper';

export type Engraving = { readonly svg: SVGSVGElement; readonly width: number; readonly height: number };

/** Width of a text in points at a font size. */
export type Measure = (text: string, size: number, bold: boolean) => number;

/**
 * Provides the DOM that abcjs expects, with text measured by `measure`, and returns its window. Call it before abcjs is
 * imported.
 */
function openPage(measure: Measure): JSDOM {
  const page = new JSDOM('<body><div id="score"></div></body>');
  const { window } = page;
  for (const [name, value] of Object.entries({
    window,
    document: window.document,
    navigator: window.navigator,
  })) {
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
  Object.defineProperty(window.SVGElement.prototype, 'getBBox', {
    value(this: SVGElement) {
      const size = Number.parseFloat(this.getAttribute('font-size') ?? '16');
      const bold = this.getAttribute('font-weight') === 'bold';
      return { x: 0, y: 0, width: measure(this.textContent ?? '', size, bold), height: size * 1.2 };
    },
  });
  return page;
}

/** Engraves a tune in ABC notation with staves of `staffWidth` units. Throws on warnings of abcjs. */
export async function engrave(abc: string, staffWidth: number, measure: Measure): Promise<Engraving> {
  const { window } = openPage(measure);
  const { default: engraver } = await import('abcjs');
  const [tune] = engraver.renderAbc('score', abc, {
    staffwidth: staffWidth,
    paddingtop: 0,
    paddingbottom: 0,
    paddingleft: 0,
    paddingright: 0,
    add_classes: true,
  });
  if (tune?.warnings) throw new Error(tune.warnings.join('\n'));
  const svg = window.document.querySelector('svg');
  if (!svg) throw new Error('abcjs drew nothing: is the tune empty?');
  // A drum has no pitch, so its staff has no key signature. abcjs has one key for all voices.
  for (const signature of svg.querySelectorAll('.abcjs-key-signature.abcjs-v1')) signature.remove();
  return { svg, width: Number(svg.getAttribute('width')), height: Number(svg.getAttribute('height')) };
}

type Look = { readonly fill: string; readonly stroke: string };

/** Transforms in the output of abcjs: `translate(x, y)` and `scale(n)` or `scale(x,y)`. */
const TRANSFORM = /(translate|scale|rotate)\(([^)]*)\)/g;

function applyTransform(doc: PDFKit.PDFDocument, transform: string | null): void {
  for (const [, kind, values = ''] of (transform ?? '').matchAll(TRANSFORM)) {
    const [x = 0, y] = values.split(/[\s,]+/).map(Number);
    if (kind === 'translate') doc.translate(x, y ?? 0);
    else if (kind === 'scale') doc.scale(x, y ?? x);
    else throw new Error(`The score uses the transform "${kind}", which engrave.ts cannot draw.`);
  }
}

function drawPath(doc: PDFKit.PDFDocument, element: Element, { fill, stroke }: Look, ink: string): void {
  doc.save();
  applyTransform(doc, element.getAttribute('transform'));
  doc.path(element.getAttribute('d') ?? '').lineWidth(Number(element.getAttribute('stroke-width') ?? 1));
  if (fill !== 'none' && stroke !== 'none') doc.fillAndStroke(ink, ink);
  else if (fill !== 'none') doc.fill(ink);
  else if (stroke !== 'none') doc.stroke(ink);
  doc.restore();
}

const SHIFT: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };

/** A cue begins with the name of its section, which is highlighted: "Pujada. Quan pugen els terços". */
const CUE = /^(?<section>\p{Lu}[^.]*\.) (?<words>.+)$/u;

function drawText(doc: PDFKit.PDFDocument, element: Element, ink: string): void {
  const text = element.textContent ?? '';
  const { section, words } = CUE.exec(text)?.groups ?? {};
  const face: Face = section || element.getAttribute('font-weight') === 'bold' ? 'bold' : 'text';
  doc
    .font(face)
    .fontSize(Number(element.getAttribute('font-size')))
    .fillColor(ink);
  const shift = SHIFT[element.getAttribute('text-anchor') ?? 'start'] ?? 0;
  const x = Number(element.getAttribute('x')) - shift * doc.widthOfString(text);
  const y = Number(element.getAttribute('y'));
  const options = { lineBreak: false, baseline: 'alphabetic' } as const;
  doc.text(section ?? text, x, y, options);
  if (section && words) {
    const after = x + doc.widthOfString(`${section}  `);
    doc.font('text').text(words, after, y, options);
  }
}

/**
 * Draws the paths and texts of an SVG at the origin of the document, in one colour. Throws on any other visible element, so
 * that no part of a score is lost silently.
 */
export function drawSvg(
  doc: PDFKit.PDFDocument,
  element: Element,
  ink: string,
  look: Look = { fill: 'currentColor', stroke: 'none' },
): void {
  const own = {
    fill: element.getAttribute('fill') ?? look.fill,
    stroke: element.getAttribute('stroke') ?? look.stroke,
  };
  const name = element.tagName.toLowerCase();
  if (name === 'path') drawPath(doc, element, own, ink);
  else if (name === 'text') drawText(doc, element, ink);
  else if (name === 'g' || name === 'svg')
    for (const child of element.children) drawSvg(doc, child, ink, own);
  else if (name !== 'style' && name !== 'title')
    throw new Error(`The score contains <${name}>, which engrave.ts cannot draw.`);
}
