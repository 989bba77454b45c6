/** Attempts that a coach should need in all, from a new team to a tower likelier than not: median between both. */
export const MASTERY = [
  { code: '3d5', least: 30, most: 90 },
  { code: '4d7', least: 250, most: 500 },
  { code: '3d8f', least: 600, most: 950 },
  { code: '4d8', least: 900, most: 1400 },
] as const;

/** Performances of a coach's career that are compared, about one year and a half of Thursdays. */
export const PERFORMANCES = 60;
/** The performance at which a prudent coach has got somewhere. */
export const EARLY = 15;
/** Members of a team that has something to lose. */
export const BIG_TEAM = 100;

/** Members, as medians: what playing with sense gives, and what it does not. */
export const MEMBERS = {
  casual: 45,
  prudentEarly: 50,
  prudent: 90,
  /** Times the members of the second best coach that the best can have. */
  bestToSecond: 1.6,
  /** Times the members of a prudent coach that others can have: the coach of lifted towers, and both optimisers. */
  toPrudent: { 'per-sota': 1.3, optimiser: 1.4, expert: 1.8 },
} as const;

/** Careers of the expert, whose every day is planned: slow. */
export const EXPERT_SEEDS = 20;

/** Weeks until a prudent coach first unloads a tower in a performance: median between both. */
export const FIRST_WEEKS = [
  { code: '3d8f', least: 60, most: 110 },
  { code: 'Td8fm', least: 0, most: 200 },
] as const;
