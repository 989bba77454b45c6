/** Milliseconds that two different cards stay face up. */
export const MISMATCH_MS = 500;
/** Milliseconds between the last pair and the win message. */
export const WIN_DELAY_MS = 500;

export type MemoryCard = {
  /** Unique. Used in saved data. */
  readonly name: string;
  /** Path from the root of the site. */
  readonly image: string;
  /** Name for screen readers. */
  readonly spoken: string;
};

export type MemoryFace = { readonly spoken: string } & (
  | { readonly image: string }
  | { readonly text: string }
);

/** Two cards that match. Their sides may differ. */
export type MemoryPair = {
  /** Unique. Used in saved data. */
  readonly name: string;
  readonly faces: readonly [MemoryFace, MemoryFace];
};

/** A card and its name, two views of a tower, or a code and its words. */
export type MemoryEntry =
  | { readonly kind: 'named'; readonly card: string }
  | { readonly kind: 'views' | 'spelled'; readonly code: string };

/** In pairs. */
export const LARGER_SIZES = [10, 15] as const;

export type MemoryState = {
  /** Names in the order of the cards, each twice. */
  readonly deck: readonly string[];
  /** Positions of unmatched cards face up, at most two. */
  readonly up: readonly number[];
  /** Positions. */
  readonly matched: readonly number[];
  /** Pairs of cards turned. */
  readonly moves: number;
  /** Fewest moves of a won game, or null. */
  readonly best: number | null;
};

export type MemoryAction =
  | { readonly type: 'flip'; readonly place: number }
  /** Turns two different cards back after the delay. */
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
