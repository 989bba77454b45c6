import { type FetchFailure, fetchText } from '@/lib/browser/live-source';
import type { SourceFailure } from '@/lib/csv/table';
import type { ScoreTable } from '@/lib/diades/scoring/attempt-points';
import type { Diada } from '@/lib/diades/types';
import { dataSources, type SourceName, snapshotSource } from '@/lib/site/data-sources';

/** Which source could not be read, and why. */
export type LoadFailure = {
  readonly source: SourceName;
  readonly why: FetchFailure | Pick<SourceFailure, 'ok' | 'reason'>;
};

type Failed = { readonly ok: false; readonly failure: LoadFailure };

/** What was read of a source. */
export type Read<T> = { readonly ok: true; readonly data: T; readonly facts: SourceFacts } | Failed;

/** The same for a page, with what it may show in its place while it has nothing better. */
export type Loaded<T> = Read<T> | (Failed & { readonly fallback?: T });

export type SourceFacts = {
  /** Date of the last diada; null when there is none. */
  readonly latest: string | null;
  /** Lines set aside. */
  readonly setAside: number;
};

type Results = { readonly diades: readonly Diada[]; readonly scores: ScoreTable };

/** Reads both sources at once; neither is of use without the other. */
export async function loadResults(): Promise<Read<Results>> {
  const [diades, scores] = await Promise.all([loadDiades(), loadScores()]);
  if (!diades.ok) return diades;
  if (!scores.ok) return scores;
  const setAside = diades.facts.setAside + scores.facts.setAside;
  return {
    ok: true,
    data: { diades: diades.data, scores: scores.data },
    facts: { ...diades.facts, setAside },
  };
}

/** Reads the performances. */
export function loadDiades(): Promise<Read<readonly Diada[]>> {
  return readDiadesAt(dataSources.diades);
}

/** Reads the performances as they were when the site was built, for pages that do not carry them. */
export function loadSnapshot(): Promise<Read<readonly Diada[]>> {
  return readDiadesAt(snapshotSource);
}

async function readDiadesAt(address: string): Promise<Read<readonly Diada[]>> {
  const [fetched, readers] = await Promise.all([fetchText(address), importReaders()]);
  if (!fetched.ok) return failed('diades', fetched);
  if (!readers) return failed('diades', { ok: false, reason: 'unreachable' });
  const read = await readers.readDiades(fetched.text);
  if (!read.ok) return failed('diades', read);
  const { diades, setAside } = read;
  return { ok: true, data: diades, facts: { latest: diades.at(-1)?.date ?? null, setAside } };
}

async function loadScores(): Promise<Read<ScoreTable>> {
  const [fetched, readers] = await Promise.all([fetchText(dataSources.puntuacions), importReaders()]);
  if (!fetched.ok) return failed('puntuacions', fetched);
  if (!readers) return failed('puntuacions', { ok: false, reason: 'unreachable' });
  const read = readers.readScores(fetched.text);
  if (!read.ok) return failed('puntuacions', read);
  return { ok: true, data: read.scores, facts: { latest: null, setAside: read.setAside } };
}

/** Undefined when their script does not arrive, which is one more way to be offline. */
async function importReaders() {
  return import('./readers').catch(() => undefined);
}

function failed(source: SourceName, why: LoadFailure['why']): Failed {
  return { ok: false, failure: { source, why } };
}
