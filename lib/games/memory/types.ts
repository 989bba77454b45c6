/** How long an unequal pair stays face up, in milliseconds; no card can be turned meanwhile. */
export const MISMATCH_MS = 500;
/** How long the last pair is seen before the win is said, in milliseconds. */
export const WIN_DELAY_MS = 500;

export type MemoryCard = {
  /** Unique; it is what a saved game keeps. */
  readonly name: string;
  /** Path under the site's root. */
  readonly image: string;
  /** How the picture is called when read aloud. */
  readonly spoken: string;
};

/** What a card shows once it is turned: a picture under the site's root, or words. */
export type MemoryFace = { readonly spoken: string } & (
  | { readonly image: string }
  | { readonly text: string }
);

/** Two cards that belong together, with the same face or two that say the same. */
export type MemoryPair = {
  /** Unique; it is what a saved game keeps. */
  readonly name: string;
  readonly faces: readonly [MemoryFace, MemoryFace];
};

/** What a pair of a larger game is made of: a card and its name, a tower from the front and from above, or a code and its words. */
export type MemoryEntry =
  | { readonly kind: 'named'; readonly card: string }
  | { readonly kind: 'views' | 'spelled'; readonly code: string };

/** How many pairs the larger games have. */
export const LARGER_SIZES = [10, 15] as const;

export type MemoryState = {
  /** Two cards of each name, in the order they lie. */
  readonly deck: readonly string[];
  /** Places of the cards turned and not yet paired: none, one, or two unequal ones. */
  readonly up: readonly number[];
  /** Places of the cards already paired. */
  readonly matched: readonly number[];
  /** Pairs of cards turned in this game. */
  readonly moves: number;
  /** Fewest moves of any game won, null before the first. */
  readonly best: number | null;
};

export type MemoryAction =
  | { readonly type: 'flip'; readonly place: number }
  /** The wait after an unequal pair is over: its cards turn back. */
  | { readonly type: 'settle' }
  | { readonly type: 'restart' };

export const MEMORY_REFUSALS = ['outside', 'locked', 'face-up', 'matched', 'nothing-to-settle'] as const;
export type MemoryRefusal = (typeof MEMORY_REFUSALS)[number];

export type MemoryEvent =
  | { readonly kind: 'flipped'; readonly place: number }
  | { readonly kind: 'matched'; readonly place: number; readonly left: number }
  | { readonly kind: 'mismatched'; readonly place: number }
  | { readonly kind: 'settled' }
  | { readonly kind: 'won'; readonly place: number; readonly record: boolean }
  | { readonly kind: 'restarted' }
  | { readonly kind: 'refused'; readonly reason: MemoryRefusal; readonly place: number | null };
