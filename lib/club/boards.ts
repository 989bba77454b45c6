import { compareSeasons, isSeason, type Season } from '@/lib/dates/seasons';

export const SEPARATOR = 'separador';

export type Member<Id extends string = string> =
  | { readonly carrec?: string; readonly person: Id; readonly nom?: never }
  | { readonly carrec?: string; readonly nom: string; readonly person?: never };

export type Board<Id extends string = string> = {
  readonly direccio: {
    readonly titol: string;
    readonly components: readonly (Member<Id> | typeof SEPARATOR)[];
  };
  readonly junta: readonly { readonly titol: string; readonly components: readonly Member<Id>[] }[];
};

/** `s`: current board. `i`: past boards by season, each with its page. */
export type BoardHistory<Id extends string = string> = {
  readonly title: string;
  /** Past boards append their season. */
  readonly path: string;
  readonly currentSeason: Season;
  readonly s: Board<Id>;
  readonly i: { readonly [season: Season]: Board<Id> };
};

export type BoardPage<Id extends string = string> = BoardHistory<Id> & { readonly intro: readonly string[] };

export type FoundBoard<Id extends string = string> = {
  readonly season: Season;
  readonly current: boolean;
  readonly board: Board<Id>;
};

/** Ascending. */
export function pastSeasons(history: BoardHistory): Season[] {
  return Object.keys(history.i).filter(isSeason).sort(compareSeasons);
}

/** Returns null if there is none. Accepts any text. */
export function findBoard<Id extends string>(
  history: BoardHistory<Id>,
  season: string = history.currentSeason,
): FoundBoard<Id> | null {
  if (season === history.currentSeason) return { season, current: true, board: history.s };
  if (!isSeason(season)) return null;
  const board = history.i[season];
  return board === undefined ? null : { season, current: false, board };
}

/** Ascending, current one included. */
export function boardSeasons(history: BoardHistory): Season[] {
  return [...pastSeasons(history), history.currentSeason];
}

/** In the order of `boardSeasons`. */
export function allBoards<Id extends string>(history: BoardHistory<Id>): FoundBoard<Id>[] {
  return boardSeasons(history).flatMap((season) => findBoard(history, season) ?? []);
}

export type SeasonLink = { readonly label: string; readonly href: string; readonly selected: boolean };

/** Current board last. Empty without past boards. */
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

/** Management first. */
export function boardMembers<Id extends string>(
  board: Board<Id>,
): { readonly block: string; readonly member: Member<Id> }[] {
  return [board.direccio, ...board.junta].flatMap(({ titol, components }) =>
    components.flatMap((member) => (member === SEPARATOR ? [] : [{ block: titol, member }])),
  );
}
