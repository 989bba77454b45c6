import type { LevelGame } from '@/lib/games/shared/completion';

export type GameEntry = {
  readonly path: `/${string}`;
  readonly title: string;
  /** One sentence. */
  readonly card: string;
};

export type GamePage = GameEntry & { readonly lead: string };

/** `levelDescription` follows the title and number of a level in search results. */
export type LevelGamePage = GamePage & {
  readonly game: LevelGame;
  readonly levelDescription: string;
};

export type HubProgress =
  | { readonly kind: 'levels'; readonly game: LevelGame; readonly count: number }
  | { readonly kind: 'best'; readonly cards: readonly string[] }
  | { readonly kind: 'none' };

/** A card on the page of all games. */
export type HubCard = GameEntry & {
  /** Path from the root of the site, 4:3. */
  readonly picture: `/${string}`;
  readonly progress: HubProgress;
};

/** A level, counted from 0, or the id of an extra puzzle. */
export type PuzzleIndex = number | string;
