import { noAnswer } from '@/lib/browser/no-answer';
import { today } from '@/lib/browser/today';
import { diadesSayTheSame, type SheetCopy } from '@/lib/diades/copy';
import type { SearchableDiades } from '@/lib/diades/views/list';
import { dataSources, snapshotSource } from '@/lib/site/data-sources';
import { arrived, failed } from '../source/failure';
import { accept, fetchSheet, type Loaded, type Read } from '../source/load';

/** Milliseconds to wait for the live CSV before the built-in copy is read. */
const EARLY = 400;

/**
 * Loads the diades of the live CSV. Shows the built-in copy meanwhile and on failure. `codes`: towers of the page by
 * merit, as built.
 */
export async function loadList(
  copy: SheetCopy,
  codes: readonly string[],
  show: (meanwhile: SearchableDiades) => void,
): Promise<Loaded<SearchableDiades | null>> {
  // The view is loaded too, so that both arrive together or fail together.
  const reader = arrived(async () => {
    const [reading] = await Promise.all([import('./read-list'), import('./list-results')]);
    return reading;
  });
  const read = async (bytes: Uint8Array): Promise<Read<SearchableDiades>> =>
    (await reader)?.readList(bytes, codes, copy) ?? failed('diades', noAnswer());

  const live = fetchSheet('diades', dataSources.diades);
  let kept: Read<SearchableDiades> | undefined;
  const keep = async () => {
    const sheet = await fetchSheet('diades', snapshotSource);
    kept = sheet.ok ? await read(sheet.bytes) : sheet;
    if (kept.ok) show(kept.data);
  };

  const early = await Promise.race([live, after(EARLY)]);
  const keeping = early?.ok ? undefined : keep();
  const answer = await live;
  if (answer.ok && kept?.ok && diadesSayTheSame(copy, answer.bytes, today())) return accept([answer], kept);
  const loaded = answer.ok ? accept([answer], await read(answer.bytes)) : answer;
  if (loaded.ok) return loaded;
  await (keeping ?? keep());
  return kept?.ok ? { ...loaded, fallback: kept.data } : loaded;
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), milliseconds);
  });
}
