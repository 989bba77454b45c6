import type { FixedScores } from './attempt-points';

/** Points for completing what the sheet of scores may not have. A vano of five stands between Pd5 and 3d7. */
export const fixedScores = {
  Pd3cam: 14,
  Pd4cam: 119,
  Vd5: 751,
  Vd6f: 1911,
  '3d7+4d7': 2301,
} as const satisfies FixedScores;
