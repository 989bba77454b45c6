/** Range for the median of total attempts from a new team to a tower with a probability above one half. */
export const MASTERY = [
  { code: '3d5', least: 30, most: 90 },
  { code: '4d7', least: 250, most: 500 },
  { code: '3d8f', least: 600, most: 950 },
  { code: '4d8', least: 900, most: 1400 },
] as const;

/** Performances of a compared career: about one year and a half of Thursdays. */
export const PERFORMANCES = 60;
/** The performance after which a prudent coach should have grown. */
export const EARLY = 15;
/** Members of a large team, which can shrink. */
export const BIG_TEAM = 100;

/** Limits for the median of members, by strategy. */
export const MEMBERS = {
  casual: 45,
  prudentEarly: 50,
  prudent: 90,
  /** Maximum ratio of members: best coach to second best coach. */
  bestToSecond: 1.6,
  /** Maximum ratio of members to those of a prudent coach: the coach of lifted towers, and both optimisers. */
  toPrudent: { 'per-sota': 1.3, optimiser: 1.4, expert: 1.8 },
} as const;

/** Careers of the expert. Few, because it plans every day, which is slow. */
export const EXPERT_SEEDS = 20;

/** Range for the median of weeks until a prudent coach first unloads a tower in a performance. */
export const FIRST_WEEKS = [
  { code: '3d8f', least: 60, most: 110 },
  { code: 'Td8fm', least: 0, most: 200 },
] as const;
