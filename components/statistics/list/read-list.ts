import type { SheetCopy } from '@/lib/diades/copy';
import { type SearchableDiades, searchableDiades } from '@/lib/diades/views/list';
import type { Read } from '../source/load';
import { readDiades } from '../source/read-sheets';

/** Parses a CSV for searching. `codes`: towers of the page by merit, as built. */
export async function readList(
  diades: Uint8Array,
  codes: readonly string[],
  copy: SheetCopy,
): Promise<Read<SearchableDiades>> {
  const read = await readDiades(diades, copy);
  return read.ok ? { ...read, data: searchableDiades(read.data, codes) } : read;
}
