import { asset } from './address';

/** Published spreadsheets, or files of the site. Next inlines the variables, so names must be literal. */
export const dataSources = {
  diades: process.env.NEXT_PUBLIC_DIADES_CSV_URL || asset('/data/diades.csv'),
  puntuacions: process.env.NEXT_PUBLIC_PUNTUACIONS_CSV_URL || asset('/data/puntuacions.csv'),
} as const;

export type SourceName = keyof typeof dataSources;

/** Results at build time, if a source fails. */
export const snapshotSource = asset('/data/instantania.csv');
