import type { Team } from '@/lib/castle-game/types';
import { CARD, EDGE, type WrittenLine } from '@/lib/design/picture-card';
import { parseConstruction } from '@/lib/towers/notation';
import type { SeasonPage } from './season-page';

type PosterLine = WrittenLine & {
  /** On the team's colour, or on paper. */
  readonly on: 'team' | 'paper';
};

type PosterBox = {
  readonly code: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Heights of the bands in the team's colour, above and below. */
export const BAND = 300;
export const FOOT = 110;
/** Top of the drawings, their baseline, and the gap between them. */
const [TOP, GROUND, GAP] = [BAND + 330, CARD.height - FOOT, 20];
/** More drawings would be too small. */
const MAX_TOWERS = 4;

const isDrawn = (code: string): boolean => parseConstruction(code).ok;

/** Most points first. */
export function posterTowers(
  { best, firsts }: SeasonPage,
  { stats }: Pick<Team, 'stats'>,
): readonly string[] {
  const stood = best?.rounds.filter(({ points }) => points > 0).map(({ code }) => code) ?? [];
  const codes = [...new Set([...stood, ...firsts.map(({ code }) => code)])].filter(isDrawn);
  const fullPoints = (code: string) => stats[code]?.descarregat ?? 0;
  return codes.sort((one, other) => fullPoints(other) - fullPoints(one)).slice(0, MAX_TOWERS);
}

/** Size in drawing units. */
export type PosterDrawing = { readonly code: string; readonly width: number; readonly height: number };

/** Side by side, at the same scale. */
export function posterBoxes(drawings: readonly PosterDrawing[]): readonly PosterBox[] {
  const room = CARD.width - 2 * EDGE - GAP * (drawings.length - 1);
  const widths = drawings.reduce((sum, { width }) => sum + width, 0);
  const highest = Math.max(1, ...drawings.map(({ height }) => height));
  const scale = Math.min(room / Math.max(1, widths), (GROUND - TOP) / highest);
  // The spare width goes between the drawings and at both ends.
  const spare = (room - widths * scale) / (drawings.length + 1);
  let x = EDGE + spare;
  return drawings.map(({ code, width, height }) => {
    const box = { code, x, y: GROUND - height * scale, width: width * scale, height: height * scale };
    x += width * scale + GAP + spare;
    return box;
  });
}

export type PosterTexts = {
  readonly name: string;
  readonly season: string;
  readonly figures: string;
  readonly members: string;
  /** Name of the game and where to play it. */
  readonly address: string;
  readonly best?: string;
  readonly firsts?: string;
};

export function posterLines(texts: PosterTexts): PosterLine[] {
  const { name, season, figures, members, best, firsts, address } = texts;
  const lines: readonly (readonly [text: string | undefined, y: number, size: number, bold?: boolean])[] = [
    [name, 150, 84, true],
    [season, 230, 48],
    [figures, BAND + 90, 56, true],
    [members, BAND + 160, 44],
    [best, BAND + 225, 44],
    [firsts, BAND + 290, 36],
    [address, CARD.height - FOOT / 2 + 12, 34],
  ];
  return lines.flatMap(([text, y, size, bold = false]) => {
    const on = y < BAND || y > CARD.height - FOOT ? 'team' : 'paper';
    return text ? [{ text, y, size, bold, most: CARD.width - 2 * EDGE, on }] : [];
  });
}
