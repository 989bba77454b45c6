import type { SearchableDiades } from '@/lib/diades/views/list';
import { dataSources, snapshotSource } from '@/lib/site/data-sources';
import { type Loaded, loadDiades } from '../source/load';

/**
 * The diades of the live sheet, or of the copy kept with the site when it fails. `codes` are the towers that the page
 * was built with, by merit.
 */
export async function loadList(codes: readonly string[]): Promise<Loaded<SearchableDiades | null>> {
  const importReader = async () => {
    const { readList } = await import('./read-list');
    return (text: string) => readList(text, codes);
  };
  const live = await loadDiades(dataSources.diades, importReader);
  if (live.ok) return live;
  const copy = await loadDiades(snapshotSource, importReader);
  return copy.ok ? { ...live, fallback: copy.data } : live;
}
