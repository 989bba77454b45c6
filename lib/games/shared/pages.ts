import type { LevelGame } from '@/lib/games/shared/completion';

/** A game as the page of all games tells of it. */
export type GameEntry = {
  readonly path: `/${string}`;
  readonly title: string;
  /** One sentence. */
  readonly card: string;
};

/** What the page of a game says, apart from what stands in the page's entry. */
export type GamePage = GameEntry & { readonly lead: string };

/** A game with levels; `levelDescription` follows the title and number of a level on search engines. */
export type LevelGamePage = GamePage & {
  readonly game: LevelGame;
  readonly levelDescription: string;
};

/** How a visitor's progress in a game is told: levels completed, the best result with some cards, or not at all. */
export type HubProgress =
  | { readonly kind: 'levels'; readonly game: LevelGame; readonly count: number }
  | { readonly kind: 'best'; readonly cards: readonly string[] }
  | { readonly kind: 'none' };

/** A game's card on the page of all games. */
export type HubCard = GameEntry & {
  /** Under the site's root, four by three. */
  readonly picture: `/${string}`;
  readonly progress: HubProgress;
};

/** Which game of its kind is played: a level, counted from 0, or the id of a puzzle beside the levels. */
export type PuzzleIndex = number | string;
