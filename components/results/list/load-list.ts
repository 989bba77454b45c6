import { failed, type Read } from '@/components/results/source/failure';
import {
  accept,
  cachedSpreadsheet,
  fetchSpreadsheet,
  type Loaded,
  orCopy,
} from '@/components/results/source/load';
import { today } from '@/lib/browser/clock';
import { noAnswer } from '@/lib/browser/fetch';
import { areDiadesUnchanged, type SnapshotFacts } from '@/lib/results/snapshot';
import type { ReadList } from '@/lib/results/views/list';
import { dataSources, snapshotSource } from '@/lib/site/address';

/** Ms to wait for the live CSV before the snapshot is read. */
const EARLY = 400;

/** Shows the snapshot meanwhile and on failure. `codes`: towers of the page by merit, as built. */
export async function loadList(
  snapshotFacts: SnapshotFacts,
  codes: readonly string[],
  show: (meanwhile: ReadList) => void,
): Promise<Loaded<ReadList | null>> {
  // The view is loaded too, so that all arrive together or fail together. The reader is loaded as other pages load it, for one copy.
  const loading = Promise.all([
    import('@/components/results/source/read-spreadsheets'),
    import('@/lib/results/views/understood'),
    import('./list-results'),
  ]).catch(() => undefined);
  const read = async (bytes: Uint8Array): Promise<Read<ReadList>> => {
    const loaded = await loading;
    if (!loaded) return failed('diades', noAnswer());
    const [{ readDiades }, { readableList }] = loaded;
    const diades = await readDiades(bytes, snapshotFacts);
    return diades.ok
      ? { ...diades, data: readableList(diades.data, codes, diades.facts.incomplete) }
      : diades;
  };

  const live = fetchSpreadsheet('diades', dataSources.diades);
  let fallback: Read<ReadList> | undefined;
  const loadFallback = async () => {
    const spreadsheet = await fetchSpreadsheet('diades', snapshotSource);
    fallback = spreadsheet.ok ? await read(spreadsheet.bytes) : spreadsheet;
    if (fallback.ok) show(fallback.data);
  };

  const early = await Promise.race([live, after(EARLY)]);
  const fallbackLoading = early?.ok ? undefined : loadFallback();
  const answer = await live;
  if (answer.ok && fallback?.ok && areDiadesUnchanged(snapshotFacts, answer.bytes, today()))
    return accept([answer], fallback);
  const loaded = await orCopy(answer.ok ? accept([answer], await read(answer.bytes)) : answer, async () => {
    const copy = await cachedSpreadsheet('diades');
    return copy.ok ? accept([copy], await read(copy.bytes)) : copy;
  });
  if (loaded.ok) return loaded;
  await (fallbackLoading ?? loadFallback());
  return fallback?.ok ? { ...loaded, fallback: fallback.data } : loaded;
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), milliseconds);
  });
}
