/** A castell of the club and how often it is chosen among those of its merit. */
export type Choice = {
  readonly code: string;
  /** Month from which it may be built; without one, once its first time in the milestones has passed. */
  readonly since?: string;
  readonly weight: number;
};

export const castells = [
  { code: '3d5', since: '1994-11', weight: 2 },
  { code: '4d5', since: '1994-11', weight: 2 },
  { code: 'Td5', since: '1996-03', weight: 1 },
  { code: '4d5a', since: '1995-11', weight: 1 },
  { code: '3d5a', since: '1996-04', weight: 1 },
  { code: '5d5', since: '1997-03', weight: 1 },
  { code: '3d5s', since: '1999-04', weight: 0.5 },
  { code: 'Td5s', since: '2001-04', weight: 0.3 },
  { code: '7d5', since: '2003-10', weight: 0.4 },
  { code: '9d5', since: '2003-11', weight: 0.6 },
  { code: '4d6', since: '1996-11', weight: 3 },
  { code: '3d6', since: '1997-04', weight: 3 },
  { code: '4d6a', since: '1998-05', weight: 2 },
  { code: '3d6a', since: '1998-11', weight: 2 },
  { code: '5d6', since: '1999-03', weight: 2 },
  { code: '7d6', since: '2003-04', weight: 1 },
  { code: 'Td6', since: '2001-04', weight: 2 },
  { code: '9d6', since: '2005-05', weight: 1.5 },
  { code: '10d6', since: '2013-03', weight: 0.6 },
  { code: '3d6s', since: '2002-11', weight: 1 },
  { code: 'Td6s', since: '2007-05', weight: 0.7 },
  { code: '4d7', weight: 5 },
  { code: '3d7', weight: 5 },
  { code: '4d7a', weight: 3 },
  { code: '3d7a', weight: 2.5 },
  { code: '7d7', weight: 1.5 },
  { code: 'Td7f', weight: 2 },
  { code: '5d7', weight: 2 },
  { code: '3d7+4d7', weight: 0.4 },
  { code: '3d8f', weight: 2 },
  { code: '9d7', weight: 1 },
  { code: '3d7s', weight: 0.7 },
  { code: '4d8', weight: 1.5 },
] as const satisfies readonly Choice[];

/** The castell of the anniversaries is built on no other day. */
export const anniversaryCastell = '10d7';

/** How a diada closes: the towers of its last round. */
export type Closing = {
  readonly codes: readonly string[];
  readonly since: string;
  readonly until?: string;
  readonly weight: number;
  /** Points of the hardest castell that a club able to do it completes. */
  readonly strength: number;
  /** Share of the club's strength the diada must be worth. */
  readonly importance: number;
};

export const closings: readonly Closing[] = [
  { codes: ['Pd3'], since: '1994-11', until: '1996-08', weight: 4, strength: 0, importance: 0 },
  { codes: ['Pd3s'], since: '1997-02', until: '2002-08', weight: 0.5, strength: 0, importance: 0 },
  { codes: ['Pd4'], since: '1995-10', until: '2000-08', weight: 5, strength: 0, importance: 0 },
  { codes: ['Pd4', 'Pd4'], since: '1996-10', weight: 2, strength: 100, importance: 0 },
  { codes: ['Pd4', 'Pd4', 'Pd4'], since: '2001-10', weight: 0.6, strength: 500, importance: 0.5 },
  { codes: ['Pd4s'], since: '2001-03', weight: 0.8, strength: 300, importance: 0.4 },
  { codes: ['Pd5'], since: '2000-06', weight: 14, strength: 500, importance: 0.3 },
  { codes: ['Pd5', 'Pd4'], since: '2000-10', weight: 4, strength: 500, importance: 0.5 },
  { codes: ['Pd5', 'Pd5'], since: '2005-03', weight: 1.5, strength: 900, importance: 0.6 },
  { codes: ['Vd5'], since: '2003-06', weight: 4, strength: 600, importance: 0.6 },
  { codes: ['Pd5s'], since: '2008-12', weight: 1.5, strength: 800, importance: 0.5 },
  { codes: ['Pd6f'], since: '2011-12', weight: 30, strength: 1600, importance: 0.85 },
  { codes: ['Vd6f'], since: '2015-06', weight: 9, strength: 2000, importance: 0.85 },
  { codes: ['Pd7fm'], since: '2023-12', weight: 40, strength: 2800, importance: 1 },
];

/** How some diades begin, before the castells. */
export const openings: readonly Closing[] = [
  { codes: ['Pd3cam'], since: '2004-10', weight: 1, strength: 0, importance: 0 },
  { codes: ['Pd4cam'], since: '2005-03', weight: 3, strength: 400, importance: 0.4 },
  { codes: ['Pd4'], since: '1999-10', weight: 3, strength: 150, importance: 0.5 },
  { codes: ['Pd4', 'Pd4'], since: '2002-10', weight: 2, strength: 400, importance: 0.6 },
  { codes: ['3d6', '4d6'], since: '2016-09', weight: 0.3, strength: 1800, importance: 0.7 },
];
