import { compareSeasons, isSeason, type Season } from '../dates/seasons';
import type { Paragraph } from '../site/page-text';

/** The line drawn between two groups of a management block. */
export const SEPARATOR = 'separador';

/** Somebody on a board: by id when they are among the known people, by name otherwise. */
export type Member<Id extends string = string> =
  | { readonly carrec?: string; readonly person: Id; readonly nom?: never }
  | { readonly carrec?: string; readonly nom: string; readonly person?: never };

export type Board<Id extends string = string> = {
  /** Management block: members with their role, and separators. */
  readonly direccio: {
    readonly titol: string;
    readonly components: readonly (Member<Id> | typeof SEPARATOR)[];
  };
  /** Team blocks. */
  readonly junta: readonly { readonly titol: string; readonly components: readonly Member<Id>[] }[];
};

/** A board through the years: `s` is the current one, `i` the past ones by season. */
export type BoardHistory<Id extends string = string> = {
  readonly title: string;
  /** Route of the current board; a past one adds its season. */
  readonly path: string;
  readonly currentSeason: Season;
  readonly s: Board<Id>;
  readonly i: { readonly [season: Season]: Board<Id> };
};

/** A board with what its page says of it. */
export type BoardPage<Id extends string = string, Link extends string = string> = BoardHistory<Id> & {
  /** What the board does. */
  readonly intro: readonly Paragraph<Link>[];
};

export type FoundBoard<Id extends string = string> = {
  readonly season: Season;
  readonly current: boolean;
  readonly board: Board<Id>;
};

/** Seasons with a past board, ascending. */
export function pastSeasons(history: BoardHistory): Season[] {
  return Object.keys(history.i).filter(isSeason).sort(compareSeasons);
}

/**
 * The board of a season, or the current one when none is asked for.
 * Null when that season has no board; any text is safe to ask with: only a well-formed season is looked up.
 */
export function findBoard<Id extends string>(
  history: BoardHistory<Id>,
  season: string = history.currentSeason,
): FoundBoard<Id> | null {
  if (season === history.currentSeason) return { season, current: true, board: history.s };
  if (!isSeason(season)) return null;
  const board = history.i[season];
  return board === undefined ? null : { season, current: false, board };
}

export type SeasonLink = { readonly label: string; readonly href: string; readonly selected: boolean };

/**
 * Links to the past boards in ascending order, and to the current one at the end under the label `current`; none when
 * there is no past board.
 */
export function seasonLinks(history: BoardHistory, shown: Season, current: string): SeasonLink[] {
  const past = pastSeasons(history);
  if (past.length === 0) return [];
  const links = past.map((season) => ({
    label: season,
    href: `${history.path}/${season}`,
    selected: season === shown,
  }));
  return [...links, { label: current, href: history.path, selected: shown === history.currentSeason }];
}

/** Every member of a board, management first, without separators. */
export function boardMembers<Id extends string>(
  board: Board<Id>,
): { readonly block: string; readonly member: Member<Id> }[] {
  return [board.direccio, ...board.junta].flatMap(({ titol, components }) =>
    components.flatMap((member) => (member === SEPARATOR ? [] : [{ block: titol, member }])),
  );
}

/** Every season a board can be asked for by address, ascending: the past ones and the current one. */
export function boardSeasons(history: BoardHistory): Season[] {
  return [...pastSeasons(history), history.currentSeason];
}
