import type { WrittenLine } from '@/lib/design/picture-card';
import { CARD, type CardTexts, cardLayout, EDGE, standingBox } from '@/lib/design/picture-card';

/** CSS colours, variables of the page included. */
type CardColours = {
  readonly head: string;
  readonly text: string;
  /** Behind the drawing. */
  readonly ground: string;
  readonly foot: string;
};

export type Card = {
  readonly texts: CardTexts;
  readonly colours: CardColours;
  /** From edge to edge, instead of as high as fits. */
  readonly wide?: boolean;
};

/** Draws a card on a canvas of the page, and returns it as a PNG. Rejects if the browser refuses either. */
export async function drawCard(
  canvas: HTMLCanvasElement,
  { texts, colours, wide = false }: Card,
  drawing: SVGSVGElement,
): Promise<Blob> {
  const context = contextOf(canvas, CARD);
  await fontLoaded();
  // A canvas knows no variables: an element of the page resolves them.
  const fillWith = (colour: string) => {
    canvas.style.color = colour;
    context.fillStyle = getComputedStyle(canvas).color;
  };
  context.font = fontOf(88, true);
  const layout = cardLayout(texts, (text) => context.measureText(text).width);
  const { lines, head, foot } = layout;
  fillWith(colours.ground);
  context.fillRect(0, 0, CARD.width, CARD.height);
  fillWith(colours.head);
  context.fillRect(0, 0, CARD.width, head);
  const { x, y, width, height } = standingBox(drawing.viewBox.baseVal, layout, wide);
  context.drawImage(await imageOf(drawing, colours.foot), x, y, width, height);
  fillWith(colours.foot);
  context.fillRect(0, foot, CARD.width, CARD.height - foot);
  fillWith(colours.text);
  for (const line of lines) writeLine(context, line, EDGE);
  return pngOf(canvas);
}

/** The display font of the page, for a canvas. `size` is in pixels. */
function fontOf(size: number, bold: boolean): string {
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
