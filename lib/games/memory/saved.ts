import { isIndexList, isListOf } from '@/lib/games/shared/saved';
import { parseSaved } from '@/lib/saved-data/saved-text';

export type MemoryState = {
  /** Names in the order of the cards, each twice. */
  readonly deck: readonly string[];
  /** Positions of unmatched cards face up, at most two. */
  readonly up: readonly number[];
  readonly matched: readonly number[];
  /** Pairs of cards turned. */
  readonly moves: number;
  /** Fewest moves of a won game, or null. */
  readonly best: number | null;
};

export function encodeMemory(state: MemoryState): string {
  return JSON.stringify(state);
}

/** Returns null unless the saved game is valid and has two cards of each name. */
export function decodeMemory(names: readonly string[], text: string | null): MemoryState | null {
  const saved = parseSaved(text);
  if (saved === null) return null;
  const { deck, up, matched, moves, best } = saved;
  if (!isListOf(deck, isText) || [...deck].sort().join() !== [...names, ...names].sort().join()) return null;
  if (!isIndexList(up, deck.length) || !isIndexList(matched, deck.length) || !isCount(moves)) return null;
  if (best !== null && !isCount(best)) return null;
  const state = { deck, up, matched, moves, best };
  return isPossible(state) ? state : null;
}

function isPossible({ deck, up, matched, moves, best }: MemoryState): boolean {
  const paired = matched.every(
    (place) => matched.filter((other) => deck[other] === deck[place]).length === 2,
  );
  const unequal = new Set(up.map((place) => deck[place])).size === up.length;
  const played = (matched.length + (up.length === 2 ? 2 : 0)) / 2;
  const possible = best === null || best >= deck.length / 2;
  return (
    paired &&
    unequal &&
    possible &&
    up.length <= 2 &&
    moves >= played &&
    up.every((place) => !matched.includes(place))
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}
