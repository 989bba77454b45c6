// Apart from `diades.ts`, so that what writes rows does not load the parser.

export const DIADES_COLUMNS = [
  'dia',
  'mes',
  'any',
  'situació',
  'ciutat',
  'motiu',
  'tipus',
  'alçada',
  'agulla',
  'pinya',
  'altres',
  'ordre',
  'resolució',
] as const;
export type DiadesColumn = (typeof DIADES_COLUMNS)[number];
