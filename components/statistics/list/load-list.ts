import { noAnswer } from '@/lib/browser/no-answer';
import { today } from '@/lib/browser/today';
import { diadesSayTheSame, type SheetCopy } from '@/lib/diades/copy';
import type { SearchableDiades } from '@/lib/diades/views/list';
import { dataSources, snapshotSource } from '@/lib/site/data-sources';
import { arrived, failed } from '../source/failure';
import { accept, fetchSheet, type Loaded, type Read } from '../source/load';

/** Milliseconds after which one does not wait for the source alone: the copy is read and shown until it answers. */
const EARLY = 400;

/**
 * The diades of the live sheet. While it does not come, and when it fails, the copy kept with the site is shown. `codes`
 * are the towers that the page was built with, by merit.
 */
export async function loadList(
  copy: SheetCopy,
  codes: readonly string[],
  show: (meanwhile: SearchableDiades) => void,
): Promise<Loaded<SearchableDiades | null>> {
  // What shows the diades comes along, so that they are there together or not at all.
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
