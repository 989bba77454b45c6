import { textOn } from '@/components/castle-game/shell/team-colours';
import { posterTexts } from '@/content/interface/castle-game/poster';
import {
  BAND,
  EDGE,
  FOOT,
  POSTER,
  type PosterDrawing,
  posterBoxes,
  posterLines,
  posterTowers,
} from '@/lib/castle-game/history/poster';
import type { SeasonPage } from '@/lib/castle-game/history/season-page';
import type { Team } from '@/lib/castle-game/types';

/** Fixed colours: the exported picture has no dark mode. */
const PAPER = '#fffaf0';
const INK = '#1d1a16';

/** Returns a drawing as a data URL in the team's colour. An SVG in an image gets no styles from the page. */
function fileOf(drawing: SVGSVGElement, color: string): string {
  const copy = drawing.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) return '';
  const { width, height } = drawing.viewBox.baseVal;
  copy.setAttribute('width', String(width * 2));
  copy.setAttribute('height', String(height * 2));
  const text = new XMLSerializer().serializeToString(copy);
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text.replace(/var\(--shirt,[^)]*\)/g, color))}`;
}

const drawingOf = (place: HTMLElement, code: string) =>
  place.querySelector<SVGSVGElement>(`[data-tower="${CSS.escape(code)}"] svg`);

const drawingsIn = (place: HTMLElement, codes: readonly string[]): readonly PosterDrawing[] =>
  codes.flatMap((code) => {
    const box = drawingOf(place, code)?.viewBox.baseVal;
    return box ? [{ code, width: box.width, height: box.height }] : [];
  });

const loaded = (source: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('A drawing could not be read.'));
    image.src = source;
  });

function drawGround(context: CanvasRenderingContext2D, color: string): void {
  context.fillStyle = PAPER;
  context.fillRect(0, 0, POSTER.width, POSTER.height);
  context.fillStyle = color;
  context.fillRect(0, 0, POSTER.width, BAND);
  context.fillRect(0, POSTER.height - FOOT, POSTER.width, FOOT);
}

function drawLines(context: CanvasRenderingContext2D, team: Team, page: SeasonPage): void {
  const family =
    getComputedStyle(document.documentElement).getPropertyValue('--font-display') || 'sans-serif';
  for (const { text, y, size, bold, most, on } of posterLines(posterTexts(team, page))) {
    const faceOf = (pixels: number) => `${bold ? 800 : 500} ${pixels}px ${family}`;
    context.font = faceOf(size);
    // Long names get a smaller font, to fit in one line.
    context.font = faceOf(size * Math.min(1, most / context.measureText(text).width));
    context.fillStyle = on === 'team' ? textOn(team.color) : INK;
    context.fillText(text, EDGE, y, most);
  }
}

/** Draws the poster of a season as a PNG, with the towers found in `place`. Rejects without canvas support. */
export async function drawPoster(team: Team, page: SeasonPage, place: HTMLElement): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = POSTER.width;
  canvas.height = POSTER.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  drawGround(context, team.color);
  await document.fonts.ready;
  drawLines(context, team, page);
  for (const { code, x, y, width, height } of posterBoxes(drawingsIn(place, posterTowers(page, team)))) {
    const drawing = drawingOf(place, code);
    if (drawing) context.drawImage(await loaded(fileOf(drawing, team.color)), x, y, width, height);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture came out.'))), 'image/png');
  });
}
