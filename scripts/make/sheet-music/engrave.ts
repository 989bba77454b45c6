import { JSDOM } from 'jsdom';

export type Engraving = { readonly svg: SVGSVGElement; readonly width: number; readonly height: number };

/** Width in points of a text at a size. */
export type Measure = (text: string, size: number, bold: boolean) => number;

/**
 * Puts a page without a window in place of the browser that the engraver expects, with text measured by `measure`;
 * returns that page. Must be called before the engraver is loaded.
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

/** Engraves a tune in ABC notation, its staves `staffWidth` units wide. A warning of the engraver is an Error. */
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
  if (!svg) throw new Error('The engraver drew nothing');
  // A drum has no pitch, so its staff bears no key signature; the engraver knows one key for all voices.
  for (const signature of svg.querySelectorAll('.abcjs-key-signature.abcjs-v1')) signature.remove();
  return { svg, width: Number(svg.getAttribute('width')), height: Number(svg.getAttribute('height')) };
}
