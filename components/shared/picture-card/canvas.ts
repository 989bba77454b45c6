import type { WrittenLine } from '@/lib/design/picture-card';

/** The display font of the page, for a canvas. `size` is in pixels. */
export function fontOf(size: number, bold: boolean): string {
  const family =
    getComputedStyle(document.documentElement).getPropertyValue('--font-display') || 'sans-serif';
  return `${bold ? 800 : 500} ${size}px ${family}`;
}

/** Waits for the display font, which a first visit may not have used yet. */
export const fontLoaded = (): Promise<unknown> => document.fonts.load(fontOf(48, true)).catch(() => []);

/** Writes a line in the current fill style. A long one gets a smaller font, to fit. */
export function writeLine(
  context: CanvasRenderingContext2D,
  { text, y, size, bold, most }: WrittenLine,
  x: number,
): void {
  context.font = fontOf(size, bold);
  context.font = fontOf(size * Math.min(1, most / context.measureText(text).width), bold);
  context.fillText(text, x, y, most);
}

/** What the classes of the page give to a drawing. */
const STYLES = ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stop-color'] as const;

function copyStyles(from: Element, to: Element): void {
  const styles = getComputedStyle(from);
  for (const name of STYLES) to.setAttribute(name, styles.getPropertyValue(name));
}

/**
 * Returns a drawing of the page as an image, with `shirt` as the colour of its shirts. An SVG in an image gets no
 * styles from the page, so elements with a class take theirs along.
 */
export function imageOf(drawing: SVGSVGElement, shirt: string): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) return Promise.reject(new Error('The drawing could not be copied.'));
  const { width, height } = drawing.viewBox.baseVal;
  copy.setAttribute('width', String(width * 2));
  copy.setAttribute('height', String(height * 2));
  const copies = copy.querySelectorAll('[class]');
  for (const [index, element] of drawing.querySelectorAll('[class]').entries()) {
    const copied = copies[index];
    if (copied) copyStyles(element, copied);
  }
  const text = new XMLSerializer().serializeToString(copy).replace(/var\(--shirt,[^)]*\)/g, shirt);
  return loaded(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`);
}

const loaded = (source: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('A drawing could not be read.'));
    image.src = source;
  });

/** Sets the size of a canvas. Throws without canvas support. */
export function contextOf(
  canvas: HTMLCanvasElement,
  { width, height }: { readonly width: number; readonly height: number },
): CanvasRenderingContext2D {
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  return context;
}

/** Rejects if the browser does not let the picture be read. */
export const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture came out.'))), 'image/png');
  });
