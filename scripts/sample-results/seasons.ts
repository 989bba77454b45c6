import type { Season } from '@/lib/dates/seasons';

/** How a season of the sample club went. */
export type SeasonPlan = {
  readonly season: Season;
  readonly diades: number;
  /** Points of the hardest castell the club can expect to complete. */
  readonly peak: number;
  /** First and last possible date, when the season is not a whole one. */
  readonly opens?: string;
  readonly closes?: string;
  /** Towers built more often than their merit says. */
  readonly favours?: readonly string[];
};

/** The club grows slowly, loses a generation now and then, stops for the pandemic and comes back stronger. */
export const seasons = [
  { season: '1994-1995', diades: 8, peak: 24, opens: '1994-11-17' },
  { season: '1995-1996', diades: 9, peak: 46 },
  { season: '1996-1997', diades: 10, peak: 190 },
  { season: '1997-1998', diades: 9, peak: 205 },
  { season: '1998-1999', diades: 11, peak: 300 },
  { season: '1999-2000', diades: 12, peak: 380 },
  { season: '2000-2001', diades: 12, peak: 700 },
  { season: '2001-2002', diades: 13, peak: 790 },
  { season: '2002-2003', diades: 12, peak: 640 },
  { season: '2003-2004', diades: 11, peak: 790 },
  { season: '2004-2005', diades: 13, peak: 1080 },
  { season: '2005-2006', diades: 10, peak: 800 },
  { season: '2006-2007', diades: 12, peak: 1100 },
  { season: '2007-2008', diades: 9, peak: 640 },
  { season: '2008-2009', diades: 10, peak: 930 },
  {
    season: '2009-2010',
    diades: 9,
    peak: 1250,
    opens: '2009-11-19',
  },
  { season: '2010-2011', diades: 13, peak: 1300 },
  { season: '2011-2012', diades: 13, peak: 1700, favours: ['Td5', 'Td6', 'Td6s', 'Td7f'] },
  { season: '2012-2013', diades: 12, peak: 1900 },
  { season: '2013-2014', diades: 10, peak: 1300 },
  { season: '2014-2015', diades: 13, peak: 2000 },
  { season: '2015-2016', diades: 13, peak: 2050 },
  { season: '2016-2017', diades: 14, peak: 2350 },
  { season: '2017-2018', diades: 14, peak: 2650 },
  { season: '2018-2019', diades: 14, peak: 2850 },
  { season: '2019-2020', diades: 8, peak: 3050, closes: '2020-03-08' },
  { season: '2021-2022', diades: 8, peak: 790, opens: '2022-05-12' },
  { season: '2022-2023', diades: 11, peak: 2350 },
  { season: '2023-2024', diades: 14, peak: 3050 },
  { season: '2024-2025', diades: 14, peak: 3300 },
  { season: '2025-2026', diades: 13, peak: 2900 },
  { season: '2026-2027', diades: 8, peak: 3050, closes: '2026-11-19' },
] as const satisfies readonly SeasonPlan[];
