import { compareSeasons, isSeason, type Season } from '@/lib/dates/seasons';

export const SEPARATOR = 'separador';

export type Member =
  | { readonly carrec?: string; readonly person: string; readonly nom?: never }
  | { readonly carrec?: string; readonly nom: string; readonly person?: never };

export type Board = {
  readonly direccio: {
    readonly titol: string;
    readonly components: readonly (Member | typeof SEPARATOR)[];
  };
  readonly junta: readonly { readonly titol: string; readonly components: readonly Member[] }[];
};

/** `s`: current board. `i`: past boards by season, each with its page. */
export type BoardHistory = {
  readonly title: string;
  /** Past boards append their season. */
  readonly path: string;
  readonly currentSeason: Season;
  readonly s: Board;
  readonly i: { readonly [season: Season]: Board };
};

export type BoardPage = BoardHistory & { readonly intro: readonly string[] };

export type FoundBoard = {
  readonly season: Season;
  readonly current: boolean;
  readonly board: Board;
};

/** `Cap de pinya: txema-alier`: the role may be missing. Ids of people have no capitals, so the rest is a name. */
function readMember(text: string): Member {
  const [, carrec, who = ''] = /^(?:(.*): ?)?(.*)$/.exec(text) ?? [];
  const role = carrec === undefined ? {} : { carrec };
  return /^[a-z0-9-]+$/.test(who) ? { ...role, person: who } : { ...role, nom: who };
}

/** A board as the content writes it: members by block, the management first. */
export function readBoard(blocks: Readonly<Record<string, readonly string[]>>): Board {
  const [[titol, members] = ['', []], ...junta] = Object.entries(blocks);
  return {
    direccio: { titol, components: members.map((text) => (text === SEPARATOR ? text : readMember(text))) },
    junta: junta.map(([titol, members]) => ({ titol, components: members.map(readMember) })),
  };
}

/** Ascending. */
export function pastSeasons(history: BoardHistory): Season[] {
  return Object.keys(history.i).filter(isSeason).sort(compareSeasons);
}

/** Returns null if there is none. Accepts any text. */
export function findBoard(history: BoardHistory, season: string = history.currentSeason): FoundBoard | null {
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
export function allBoards(history: BoardHistory): FoundBoard[] {
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
export function boardMembers(board: Board): { readonly block: string; readonly member: Member }[] {
  return [board.direccio, ...board.junta].flatMap(({ titol, components }) =>
    components.flatMap((member) => (member === SEPARATOR ? [] : [{ block: titol, member }])),
  );
}
