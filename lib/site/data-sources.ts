import { asset } from './address';

/**
 * Where the browser reads the results again: the published sheets when the build's environment names them, else the
 * site's own files. Next replaces the variables with text, so each must be spelled out.
 */
export const dataSources = {
  diades: process.env.NEXT_PUBLIC_DIADES_CSV_URL || asset('/data/diades.csv'),
  puntuacions: process.env.NEXT_PUBLIC_PUNTUACIONS_CSV_URL || asset('/data/puntuacions.csv'),
} as const;

export type SourceName = keyof typeof dataSources;

/** The results as they were when the site was built, for when the source fails. */
export const snapshotSource = asset('/data/instantania.csv');
