import { LARGER_SIZES, type MemoryCard, type MemoryEntry, type MemoryPair } from '@/lib/games/memory/types';
import { capitalised } from '@/lib/text/sentence';
import { towerName } from '@/lib/towers/name';
import { constructionOf } from '@/lib/towers/notation';

/** Drawn by `scripts/pictures`. */
export function towerCard(code: string, view: 'elevation' | 'plan'): `/cartes/${string}.webp` {
  return `/cartes/${code}-${view === 'plan' ? 'planta' : 'alcat'}.webp`;
}

export function samePairs(cards: readonly MemoryCard[]): readonly MemoryPair[] {
  return cards.map(({ name, image, spoken }) => ({
    name,
    faces: [
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
      faces: [
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
      faces: [
        { text: code, spoken: `codi ${code}` },
        { text: capitalised(words), spoken: words },
      ],
    };
  return {
    name: `vistes-${code}`,
    faces: [
      { image: towerCard(code, 'elevation'), spoken: `${words}, de cara` },
      { image: towerCard(code, 'plan'), spoken: `${words}, des de dalt` },
    ],
  };
}
