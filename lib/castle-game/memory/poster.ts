import type { Team } from '@/lib/castle-game/types';
import { markedCode } from '@/lib/castle-game/words';
import { formatInteger } from '@/lib/text/number';
import { parseConstruction } from '@/lib/towers/notation';
import type { SeasonPage } from './season-page';
import { seasonFigures, seasonName } from './words';

/** Pixels. */
export const POSTER = { width: 1080, height: 1350 } as const;

/** `y` is the baseline, `most` the maximum width. */
export type PosterLine = {
  readonly text: string;
  readonly y: number;
  readonly size: number;
  readonly bold: boolean;
  readonly most: number;
  /** On the team's colour, or on paper. */
  readonly on: 'team' | 'paper';
};

export type PosterBox = {
  readonly code: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

const EDGE = 72;
const BAND = 300;
/** Top of the drawings, their baseline, and the gap between them. */
const [TOP, GROUND, GAP] = [BAND + 330, POSTER.height - 110, 20];
/** More drawings would be too small. */
const MOST_TOWERS = 4;
const MOST_FIRSTS = 8;

const isDrawn = (code: string): boolean => parseConstruction(code).ok;

/** Returns towers of the best performance and of first times, most points first. */
export function posterTowers(
  { best, firsts }: SeasonPage,
  { stats }: Pick<Team, 'stats'>,
): readonly string[] {
  const stood = best?.rounds.filter(({ points }) => points > 0).map(({ code }) => code) ?? [];
  const codes = [...new Set([...stood, ...firsts.map(({ code }) => code)])].filter(isDrawn);
  const pointsOf = (code: string) => stats[code]?.descarregat ?? 0;
  return codes.sort((one, other) => pointsOf(other) - pointsOf(one)).slice(0, MOST_TOWERS);
}

/** Size in drawing units. */
export type PosterDrawing = { readonly code: string; readonly width: number; readonly height: number };

/** Side by side, at the same scale. */
export function posterBoxes(drawings: readonly PosterDrawing[]): readonly PosterBox[] {
  const room = POSTER.width - 2 * EDGE - GAP * (drawings.length - 1);
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

export function posterLines(team: Pick<Team, 'name'>, page: SeasonPage): readonly PosterLine[] {
  const { season, members, best, firsts } = page;
  const most = POSTER.width - 2 * EDGE;
  const line = (text: string, y: number, size: number, bold = false): PosterLine => ({
    text,
    y,
    size,
    bold,
    most,
    on: y < BAND ? 'team' : 'paper',
  });
  const shownFirsts = firsts
    .slice(-MOST_FIRSTS)
    .map(({ code, built }) => markedCode(code, built))
    .join(' · ');
  return [
    line(team.name, 150, 84, true),
    line(seasonName(season), 230, 48),
    line(seasonFigures(page), BAND + 90, 56, true),
    line(`De ${formatInteger(members.before)} a ${formatInteger(members.after)} castellers`, BAND + 160, 44),
    ...(best ? [line(`La millor diada: ${formatInteger(best.points)} punts`, BAND + 225, 44)] : []),
    ...(shownFirsts ? [line(`Primers cops: ${shownFirsts}`, BAND + 290, 36)] : []),
  ];
}
