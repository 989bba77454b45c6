/** Attempts that a coach should need in all, from a new team to a tower likelier than not: median between both. */
export const MASTERY = [
  { code: '3d5', least: 30, most: 90 },
  { code: '4d7', least: 250, most: 500 },
  { code: '3d8f', least: 600, most: 950 },
  { code: '4d8', least: 900, most: 1400 },
] as const;
