/**
 * Points of a tower descarregat that hold whatever the sheet of scores says: it may not have them. A vano of five
 * stands between Pd5 and 3d7.
 */
export const FIXED_SCORES: Readonly<Record<string, number>> = {
  Pd3cam: 14,
  Pd4cam: 119,
  Vd5: 751,
  Vd6f: 1911,
  '3d7+4d7': 2301,
};
