import type { Team } from '@/lib/castle-game/types';
import { markedCode } from '@/lib/castle-game/words';
import { formatInteger } from '@/lib/text/number';
import { parseConstruction } from '@/lib/towers/notation';
import type { SeasonPage } from './season-page';
import { seasonFigures, seasonName } from './words';

/** Size of the poster, in pixels. */
export const POSTER = { width: 1080, height: 1350 } as const;

/** A line of the poster: where it begins, or where its middle is, and what it may take. */
export type PosterLine = {
  readonly text: string;
  readonly y: number;
  readonly size: number;
  readonly bold: boolean;
  readonly most: number;
  /** Over the team's colour, or on paper. */
  readonly on: 'team' | 'paper';
};

/** Room for a drawing. */
export type PosterBox = {
  readonly code: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

const EDGE = 72;
const BAND = 300;
/** Where the highest drawing may begin, where all stand, and what lies between two. */
const [TOP, GROUND, GAP] = [BAND + 330, POSTER.height - 110, 20];
/** Drawings side by side at most: more would be too small to be recognised. */
const MOST_TOWERS = 4;
const MOST_FIRSTS = 8;

const isDrawn = (code: string): boolean => parseConstruction(code).ok;

/** The towers of a season to be drawn: those of its best performance that stood and its first times, the dearest. */
export function posterTowers(
  { best, firsts }: SeasonPage,
  { stats }: Pick<Team, 'stats'>,
): readonly string[] {
  const stood = best?.rounds.filter(({ points }) => points > 0).map(({ code }) => code) ?? [];
  const codes = [...new Set([...stood, ...firsts.map(({ code }) => code)])].filter(isDrawn);
  const pointsOf = (code: string) => stats[code]?.descarregat ?? 0;
  return codes.sort((one, other) => pointsOf(other) - pointsOf(one)).slice(0, MOST_TOWERS);
}

/** A drawing as it comes: its code and its size in its own units, which are the same for all. */
export type PosterDrawing = { readonly code: string; readonly width: number; readonly height: number };

/** Places for the drawings, side by side on the ground of the poster, people of the same size in all. */
export function posterBoxes(drawings: readonly PosterDrawing[]): readonly PosterBox[] {
  const room = POSTER.width - 2 * EDGE - GAP * (drawings.length - 1);
  const widths = drawings.reduce((sum, { width }) => sum + width, 0);
  const highest = Math.max(1, ...drawings.map(({ height }) => height));
  const scale = Math.min(room / Math.max(1, widths), (GROUND - TOP) / highest);
  // What is left over goes between them and at both ends.
  const spare = (room - widths * scale) / (drawings.length + 1);
  let x = EDGE + spare;
  return drawings.map(({ code, width, height }) => {
    const box = { code, x, y: GROUND - height * scale, width: width * scale, height: height * scale };
    x += width * scale + GAP + spare;
    return box;
  });
}

/** What the poster says. */
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
