/** `T` is the tower of two (`2` in the CSV). */
export const STRUCTURES = ['P', 'T', '3', '4', '5', '6', '7', '8', '9', '10', 'V'] as const;
export type Structure = (typeof STRUCTURES)[number];

/** Folre, manilles and puntals. */
export const SUPPORTS = ['', 'f', 'fm', 'fmp'] as const;
export type Support = (typeof SUPPORTS)[number];

/** Supports rehearsed on the ground. */
export const TRAINING_PIECES = ['FT', 'MT', 'PT'] as const;
export type TrainingPiece = (typeof TRAINING_PIECES)[number];

export type Tower = {
  readonly kind: 'tower';
  readonly structure: Structure;
  /** From the baixos to the enxaneta. */
  readonly floors: number;
  /** `s`: lifted from below, floor by floor. */
  readonly perSota: boolean;
  /** `a`: a pilar inside, which stays when the tower comes down. */
  readonly agulla: boolean;
  readonly support: Support;
  /** `n`: rehearsed without pinya. */
  readonly neta: boolean;
  /** `cam`: a walking pilar. */
  readonly caminant: boolean;
  /** `m`: variant of a low five (`5d5m`, `5d6m`) with its own points, not manilles. */
  readonly variant?: 'm';
};

export type Training = { readonly kind: 'training'; readonly piece: TrainingPiece; readonly tower: Tower };

/** Towers of one round: `3d7+4d7`. Simultaneous ones differ only in structure: `3i4d7sim`. */
export type Combination = {
  readonly kind: 'combination';
  readonly towers: readonly Tower[];
  readonly simultaneous: boolean;
};

export type Construction = Tower | Combination | Training;

/** Of all the towers of a round. */
export function joined(towers: readonly Tower[]): Construction {
  const [first] = towers;
  return first && towers.length === 1 ? first : { kind: 'combination', towers, simultaneous: false };
}

/** Built: `descarregat` (completed) and `carregat` (fell while coming down). */
export const OUTCOMES = ['descarregat', 'carregat', 'intent', 'intent desmuntat', 'peu desmuntat'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** As the CSV and people write them for short. */
export const OUTCOME_LETTERS = {
  descarregat: 'd',
  carregat: 'c',
  intent: 'i',
  'intent desmuntat': 'id',
  'peu desmuntat': 'pd',
} as const satisfies Record<Outcome, string>;

export function isBuilt({ outcome }: { readonly outcome: Outcome }): boolean {
  return outcome === 'descarregat' || outcome === 'carregat';
}

export function isFall({ outcome }: { readonly outcome: Outcome }): boolean {
  return outcome === 'carregat' || outcome === 'intent';
}

/** `2Pd4`, but `3d7+3d7`, since `23d7` would be ambiguous. */
export function repeated(code: string, count: number): string {
  if (count === 1) return code;
  return /^\d/.test(code) ? Array(count).fill(code).join('+') : `${count}${code}`;
}

/** What the notation writes before and after the code. */
export const OUTCOME_MARKS = {
  descarregat: { before: '', after: '' },
  carregat: { before: '', after: 'C' },
  intent: { before: 'i', after: '' },
  'intent desmuntat': { before: 'id', after: '' },
  'peu desmuntat': { before: 'pd', after: '' },
} as const satisfies Record<Outcome, { before: string; after: string }>;

export type TriedConstruction = { readonly construction: Construction; readonly outcome: Outcome };
