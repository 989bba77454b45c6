// Apart from `arrange.ts`, so that the page of the summary does not load the notation.

/** Hardest first. */
export const TIER_IDS = [
  'eight',
  'high seven',
  'middle seven',
  'basic seven',
  'high six',
  'middle six',
  'basic six',
  'five',
] as const;
export type TierId = (typeof TIER_IDS)[number];

/** Floors. 8 includes taller towers and those with manilles, 5 includes lower ones. */
export type TierLevel = 8 | 7 | 6 | 5;

export type Tier = { readonly level: TierLevel; readonly codes: readonly string[] };

/** Hardest first, as university colles rank them. */
export const TIERS: Readonly<Record<TierId, Tier>> = {
  eight: { level: 8, codes: ['3d8', '3d8sf', 'Td8fm', 'Pd7fm', '4d8', '3d8f'] },
  'high seven': { level: 7, codes: ['3d7s', '4d7s', '9d7', '3d7+4d7', '10d7', '5d7', 'Vd6f'] },
  'middle seven': { level: 7, codes: ['Pd6f', 'Td7f', '7d7', '3d7a', '4d7a', 'Pd5s'] },
  'basic seven': { level: 7, codes: ['3d7', 'Vd5', 'Pd5', '4d7'] },
  'high six': { level: 6, codes: ['Td6s', '3d6s', '9d6'] },
  'middle six': { level: 6, codes: ['Td6', '7d6', '5d6', '4d6a', '3d6a'] },
  'basic six': { level: 6, codes: ['3d6', '4d6'] },
  five: {
    level: 5,
    codes: [
      'Pd4s',
      'Pd4cam',
      '9d5',
      '3d5s',
      '5d5',
      'Pd4',
      '4d5a',
      'Td5',
      '4d5',
      '3d5',
      'Pd3s',
      'Pd3cam',
      'Pd3',
    ],
  },
};

export const TIER_CODES: ReadonlySet<string> = new Set(TIER_IDS.flatMap((id) => TIERS[id].codes));

export type ArrangedTowers = {
  /** Includes the codes placed in a tier by their points. `id` is a `TierId`, or the heading in the CSV. */
  readonly tiers: readonly { readonly id: string; readonly codes: readonly string[] }[];
  /** Codes without tier or points, in Catalan order. */
  readonly unscored: readonly string[];
};

/** Best first, unscored last. */
export function byMerit({ tiers, unscored }: ArrangedTowers): string[] {
  return [...tiers.flatMap(({ codes }) => codes), ...unscored];
}
