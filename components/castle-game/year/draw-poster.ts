import { textOn } from '@/components/castle-game/shell/team-colours';
import { contextOf, fontLoaded, imageOf, pngOf, writeLine } from '@/components/shared/picture-card/draw-card';
import { posterTexts } from '@/content/interface/castle-game/poster';
import {
  BAND,
  FOOT,
  type PosterDrawing,
  posterBoxes,
  posterLines,
  posterTowers,
} from '@/lib/castle-game/history/poster';
import type { SeasonPage } from '@/lib/castle-game/history/season-page';
import type { Team } from '@/lib/castle-game/types';
import { CARD, EDGE, PAPER } from '@/lib/design/picture-card';

/** On paper. */
const INK = '#1d1a16';

const drawingOf = (place: HTMLElement, code: string) =>
  place.querySelector<SVGSVGElement>(`[data-tower="${CSS.escape(code)}"] svg`);

const drawingsIn = (place: HTMLElement, codes: readonly string[]): readonly PosterDrawing[] =>
  codes.flatMap((code) => {
    const box = drawingOf(place, code)?.viewBox.baseVal;
    return box ? [{ code, width: box.width, height: box.height }] : [];
  });

function drawGround(context: CanvasRenderingContext2D, color: string): void {
  context.fillStyle = PAPER;
  context.fillRect(0, 0, CARD.width, CARD.height);
  context.fillStyle = color;
  context.fillRect(0, 0, CARD.width, BAND);
  context.fillRect(0, CARD.height - FOOT, CARD.width, FOOT);
}

function drawLines(context: CanvasRenderingContext2D, team: Team, page: SeasonPage): void {
  for (const { on, ...line } of posterLines(posterTexts(team, page))) {
    context.fillStyle = on === 'team' ? textOn(team.color) : INK;
    writeLine(context, line, EDGE);
  }
}

/** Draws the poster of a season as a PNG, with the towers found in `place`. Rejects without canvas support. */
export async function drawPoster(team: Team, page: SeasonPage, place: HTMLElement): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const context = contextOf(canvas, CARD);
  drawGround(context, team.color);
  await fontLoaded();
  drawLines(context, team, page);
  for (const { code, x, y, width, height } of posterBoxes(drawingsIn(place, posterTowers(page, team)))) {
    const drawing = drawingOf(place, code);
    if (drawing) context.drawImage(await imageOf(drawing, team.color), x, y, width, height);
  }
  return pngOf(canvas);
}
