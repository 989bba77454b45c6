import { today } from '@/lib/browser/clock';
import type { Results } from '@/lib/results/count';
import type { ScoreTable } from '@/lib/results/scoring/scores';
import { isUnchanged, type SnapshotFacts } from '@/lib/results/snapshot';
import { dataSources, type SourceName, snapshotSource } from '@/lib/site/address';
import type { Failed } from './failure';
import {
  accept,
  cachedSpreadsheet,
  type FetchedSpreadsheet,
  fetchSpreadsheet,
  type Loaded,
  orCopy,
  type Same,
} from './load';

/**
 * Fetches both CSVs. Parses them, for the view of a page, only if they differ from the snapshot, or if the page has less than all
 * of it: then `built` are its points, with which its diades are read if the sources fail.
 */
export async function loadResults<T>(
  snapshotFacts: SnapshotFacts,
  importView: () => Promise<(results: Results) => T>,
  built?: ScoreTable,
): Promise<Loaded<T>> {
  const read = async (
    load: (source: SourceName) => Promise<FetchedSpreadsheet | Failed>,
  ): Promise<Loaded<T>> => {
    const [diades, scores] = await Promise.all([load('diades'), load('puntuacions')]);
    if (!diades.ok) return diades;
    if (!scores.ok) return scores;
    const spreadsheets = { diades: diades.bytes, puntuacions: scores.bytes };
    const same: Same = { ok: true, same: true, facts: snapshotFacts };
    const fetched = [diades, scores];
    if (!built && isUnchanged(snapshotFacts, spreadsheets, today())) return accept(fetched, same);
    const [view, { readResults }] = await Promise.all([importView(), importReader()]);
    const results = await readResults(diades.bytes, scores.bytes, snapshotFacts);
    return accept(fetched, results.ok ? { ...results, data: view(results.data) } : results);
  };
  const loaded = await orCopy(await read((source) => fetchSpreadsheet(source, dataSources[source])), () =>
    read(cachedSpreadsheet),
  );
  if (loaded.ok || !built) return loaded;
  const fetched = await fetchSpreadsheet('diades', snapshotSource);
  const [view, { readDiades }] = await Promise.all([importView(), importReader()]);
  const diades = fetched.ok ? await readDiades(fetched.bytes, snapshotFacts) : fetched;
  return diades.ok ? { ...loaded, fallback: view({ diades: diades.data, scores: built }) } : loaded;
}

/** With the CSV parser. */
const importReader = () => import('./read-spreadsheets');
