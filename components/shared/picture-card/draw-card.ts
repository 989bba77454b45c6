import { CARD, type CardTexts, cardLayout, EDGE, standingBox } from '@/lib/design/picture-card';
import { contextOf, fontLoaded, fontOf, imageOf, pngOf, writeLine } from './canvas';

/** CSS colours, variables of the page included. */
export type CardColours = {
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
