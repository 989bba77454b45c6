// Apart from `glance.ts`, so that what writes files does not load the tiers.

export type Tally = {
  readonly tried: number;
  readonly descarregats: number;
  readonly carregats: number;
  readonly intents: number;
  readonly desmuntats: number;
  /** Carregats and intents. */
  readonly falls: number;
};

/** Of the tries. Returns null if nothing was tried. */
export function shareOf(value: number, { tried }: Tally): number | null {
  return tried === 0 ? null : value / tried;
}

/** Of the first season and of the second. */
export type Pair<Value> = readonly [Value, Value];

export const difference = ([one, other]: Pair<number>): number => other - one;

export const percent = (share: number): number => Math.round(share * 100);

/** In percentage points, between the rounded percentages that readers see. Null if a season has no share. */
export function shareDifference([one, other]: Pair<number | null>): number | null {
  return one === null || other === null ? null : percent(other) - percent(one);
}
