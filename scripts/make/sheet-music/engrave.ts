import { JSDOM } from 'jsdom';

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
