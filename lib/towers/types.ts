import type { Outcome } from './outcome';

/** Structures a single tower can have, as written in notation. `T` is the tower of two (`2` in the sheets). */
export const STRUCTURES = ['P', 'T', '3', '4', '5', '7', '8', '9', '10', 'V'] as const;
export type Structure = (typeof STRUCTURES)[number];

/** What supports the trunk above the pinya: nothing, folre, folre and manilles, or folre, manilles and puntals. */
export const SUPPORTS = ['', 'f', 'fm', 'fmp'] as const;
export type Support = (typeof SUPPORTS)[number];

/** Pieces rehearsed at ground level: folre, manilles and puntals of a given tower. */
export const TRAINING_PIECES = ['FT', 'MT', 'PT'] as const;
export type TrainingPiece = (typeof TRAINING_PIECES)[number];

export type Tower = {
  readonly kind: 'tower';
  readonly structure: Structure;
  /** Floors (pisos) counted with the pinya's baixos and the enxaneta. */
  readonly floors: number;
  /** `s`: lifted from below, floor by floor. */
  readonly perSota: boolean;
  /** `a`: a pillar stands inside and is left alone when the tower comes down. */
  readonly agulla: boolean;
  readonly support: Support;
  /** `n`: neta, rehearsed without pinya. */
  readonly neta: boolean;
  /** `cam`: the pillar walks. */
  readonly caminant: boolean;
  /** `m` straight after the floors of a low five (`5d5m`, `5d6m`): scored apart from the plain five, and no manilles. */
  readonly variant?: 'm';
};

export type Training = { readonly kind: 'training'; readonly piece: TrainingPiece; readonly tower: Tower };

/** Several towers raised in one round: joined by `+` (`3d7+4d7`), or equal but for the structure and simultaneous (`3i4d7sim`). */
export type Combination = {
  readonly kind: 'combination';
  readonly towers: readonly Tower[];
  readonly simultaneous: boolean;
};

/** Whatever one code can stand for, but for its outcome. */
export type Construction = Tower | Combination | Training;

/** What was tried and what became of it: all that a code says. */
export type TriedConstruction = { readonly construction: Construction; readonly outcome: Outcome };
