import { capitalised } from '@/lib/text/catalan';
import { towerName } from '@/lib/towers/name';
import { constructionOf } from '@/lib/towers/notation';
import type { Content } from '@/lib/values/schema';
import type { memoryEntry } from './schema';

export type MemoryCard = {
  /** Unique. Used in saved data. */
  readonly name: string;
  /** Path from the root of the site. */
  readonly image: string;
  /** Name for screen readers. */
  readonly spoken: string;
};

export type CardSide = { readonly spoken: string } & ({ readonly image: string } | { readonly text: string });

/** Two cards that match. Their sides may differ. */
export type MemoryPair = {
  /** Unique. Used in saved data. */
  readonly name: string;
  readonly sides: readonly [CardSide, CardSide];
};

/** A card and its name, two views of a tower, or a code and its words. */
export type MemoryEntry = Content<typeof memoryEntry>;

export const LARGER_SIZES = [10, 15] as const;

/** Drawn by `scripts/build/pictures`. */
export function towerCard(code: string, view: 'elevation' | 'plan'): `/cartes/${string}.avif` {
  return `/cartes/${code}-${view === 'plan' ? 'planta' : 'alcat'}.avif`;
}

export function samePairs(cards: readonly MemoryCard[]): readonly MemoryPair[] {
  return cards.map(({ name, image, spoken }) => ({
    name,
    sides: [
      { image, spoken },
      { image, spoken },
    ],
  }));
}

/** Smallest game first. Larger games need enough `entries`. */
export function memorySizes(
  cards: readonly MemoryCard[],
  entries: readonly MemoryEntry[],
): readonly (readonly MemoryPair[])[] {
  const sizes = LARGER_SIZES.filter((size) => size <= entries.length);
  return [
    samePairs(cards),
    ...sizes.map((size) => entries.slice(0, size).map((entry) => pairOf(entry, cards))),
  ];
}

function pairOf(entry: MemoryEntry, cards: readonly MemoryCard[]): MemoryPair {
  if (entry.kind === 'named') {
    const card = cards.find(({ name }) => name === entry.card);
    if (!card) throw new Error(`No card of the memory is called ${entry.card}.`);
    const { image, spoken } = card;
    return {
      name: `nom-${card.name}`,
      sides: [
        { image, spoken: `dibuix de ${spoken}` },
        { text: capitalised(spoken), spoken: `el nom, ${spoken}` },
      ],
    };
  }
  const { kind, code } = entry;
  const words = towerName(constructionOf(code));
  if (kind === 'spelled')
    return {
      name: `codi-${code}`,
      sides: [
        { text: code, spoken: `codi ${code}` },
        { text: capitalised(words), spoken: words },
      ],
    };
  return {
    name: `vistes-${code}`,
    sides: [
      { image: towerCard(code, 'elevation'), spoken: `${words}, de cara` },
      { image: towerCard(code, 'plan'), spoken: `${words}, des de dalt` },
    ],
  };
}
