import type { SheetOutcome } from './sheet';

/** What happened with one tower in the great day of a month, or in another day of it when there was none. */
export type Episode = {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly code: string;
  readonly outcome: SheetOutcome;
};

/** The first times that the texts of the towers tell. Before them a tower is neither loaded nor completed. */
export const milestones = [
  { month: '1999-11', code: '4d7', outcome: 'c' },
  { month: '2000-05', code: '4d7', outcome: 'd' },
  { month: '2000-05', code: 'Pd5', outcome: 'd' },
  { month: '2001-11', code: '3d7', outcome: 'd' },
  { month: '2003-05', code: 'Vd5', outcome: 'd' },
  { month: '2004-11', code: '4d7a', outcome: 'd' },
  { month: '2006-11', code: '3d7a', outcome: 'd' },
  { month: '2008-11', code: 'Pd5s', outcome: 'd' },
  { month: '2009-11', code: '7d7', outcome: 'd' },
  { month: '2010-11', code: 'Td7f', outcome: 'c' },
  { month: '2011-05', code: 'Td7f', outcome: 'd' },
  { month: '2011-05', code: 'Pd6f', outcome: 'c' },
  { month: '2011-11', code: 'Pd6f', outcome: 'd' },
  { month: '2012-11', code: '5d7', outcome: 'd' },
  { month: '2014-11', code: '10d7', outcome: 'd' },
  { month: '2015-05', code: 'Vd6f', outcome: 'd' },
  { month: '2015-11', code: '3d8f', outcome: 'c' },
  { month: '2016-05', code: '3d7+4d7', outcome: 'd' },
  { month: '2016-11', code: '3d8f', outcome: 'd' },
  { month: '2017-11', code: '9d7', outcome: 'd' },
  { month: '2018-05', code: '3d7s', outcome: 'd' },
  { month: '2018-11', code: '4d8', outcome: 'c' },
  { month: '2019-05', code: '4d7s', outcome: 'd' },
  { month: '2019-11', code: '4d8', outcome: 'd' },
  { month: '2022-11', code: 'Pd7fm', outcome: 'c' },
  { month: '2023-11', code: 'Td8fm', outcome: 'c' },
  { month: '2023-11', code: 'Pd7fm', outcome: 'd' },
  { month: '2024-11', code: 'Td8fm', outcome: 'd' },
] as const satisfies readonly Episode[];

/** Tries before a first time, later times that the texts tell too, and rarities that a long history has. */
export const episodes = [
  { month: '1999-05', code: '4d7', outcome: 'id' },
  { month: '1999-11', code: 'Pd5', outcome: 'i' },
  { month: '2001-05', code: '3d7', outcome: 'id' },
  { month: '2004-05', code: '4d7a', outcome: 'id' },
  { month: '2004-05', code: 'Vd5', outcome: 'c' },
  { month: '2006-05', code: '3d7a', outcome: 'i' },
  { month: '2010-05', code: 'Td7f', outcome: 'id' },
  { month: '2010-11', code: 'Pd6f', outcome: 'id' },
  { month: '2012-05', code: '5d7', outcome: 'id' },
  { month: '2013-11', code: '10d7', outcome: 'pd' },
  { month: '2014-05', code: '10d5', outcome: 'd' },
  { month: '2016-11', code: 'Vd6f', outcome: 'c' },
  { month: '2017-05', code: '4d8', outcome: 'id' },
  { month: '2017-05', code: '3d7+4d7', outcome: 'c' },
  { month: '2018-05', code: '4d8', outcome: 'i' },
  { month: '2022-05', code: '3d7', outcome: 'd' },
  { month: '2022-11', code: '4d8', outcome: 'd' },
  { month: '2023-05', code: '4d7s', outcome: 'd' },
  { month: '2023-05', code: 'Pd7fm', outcome: 'id' },
  { month: '2024-05', code: '4d8', outcome: 'd' },
  { month: '2024-05', code: 'Td8fm', outcome: 'id' },
  { month: '2024-11', code: '10d7', outcome: 'd' },
  { month: '2025-11', code: 'Td8fm', outcome: 'i' },
  { month: '2025-11', code: '4d8', outcome: 'd' },
  { month: '2026-05', code: 'Td8fm', outcome: 'c' },
  { month: '2026-11', code: 'Td8fm', outcome: 'd' },
] as const satisfies readonly Episode[];

/** Tries on a day that was not a great one, the first of the month. */
export const minorEpisodes = [
  { month: '2000-10', code: '4d5s', outcome: 'd' },
  { month: '2015-10', code: '3d8f', outcome: 'id' },
  { month: '2018-04', code: '3d7s', outcome: 'id' },
  { month: '2012-10', code: '5d6a', outcome: 'd' },
  { month: '2016-10', code: 'Pd5cam', outcome: 'd' },
  { month: '2023-10', code: 'Pd5cam', outcome: 'i' },
] as const satisfies readonly Episode[];
