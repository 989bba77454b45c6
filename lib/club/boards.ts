import { compareSeasons, isSeason, type Season } from '../dates/seasons';
import type { Paragraph } from '../site/page-text';

/** Separates groups of a management block. */
export const SEPARATOR = 'separador';

/** A person by id, or by name if they have no entry. */
export type Member<Id extends string = string> =
  | { readonly carrec?: string; readonly person: Id; readonly nom?: never }
  | { readonly carrec?: string; readonly nom: string; readonly person?: never };

export type Board<Id extends string = string> = {
  /** Management block. */
  readonly direccio: {
    readonly titol: string;
    readonly components: readonly (Member<Id> | typeof SEPARATOR)[];
  };
  readonly junta: readonly { readonly titol: string; readonly components: readonly Member<Id>[] }[];
};

/** `s` is the current board, `i` the past ones by season. */
export type BoardHistory<Id extends string = string> = {
  readonly title: string;
  /** Past boards add their season to this route. */
  readonly path: string;
  readonly currentSeason: Season;
  readonly s: Board<Id>;
  readonly i: { readonly [season: Season]: Board<Id> };
};

export type BoardPage<Id extends string = string, Link extends string = string> = BoardHistory<Id> & {
  readonly intro: readonly Paragraph<Link>[];
};

export type FoundBoard<Id extends string = string> = {
  readonly season: Season;
  readonly current: boolean;
  readonly board: Board<Id>;
};

/** Ascending. */
export function pastSeasons(history: BoardHistory): Season[] {
  return Object.keys(history.i).filter(isSeason).sort(compareSeasons);
}

/** Returns null if the season has no board. Validates `season`, so any text is safe. */
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

/** Ascending, with the current board last, labelled `current`. Empty without past boards. */
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

/** Management first, without separators. */
export function boardMembers<Id extends string>(
  board: Board<Id>,
): { readonly block: string; readonly member: Member<Id> }[] {
  return [board.direccio, ...board.junta].flatMap(({ titol, components }) =>
    components.flatMap((member) => (member === SEPARATOR ? [] : [{ block: titol, member }])),
  );
}

/** Ascending, with the current one. */
export function boardSeasons(history: BoardHistory): Season[] {
  return [...pastSeasons(history), history.currentSeason];
}
