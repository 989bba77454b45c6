import type { SheetCopy } from '@/lib/diades/copy';
import { type SearchableDiades, searchableDiades } from '@/lib/diades/views/list';
import type { Read } from '../source/load';
import { readDiades } from '../source/read-sheets';

/** The diades of a sheet, to be asked; `codes` are the towers that the page was built with, by merit. */
export async function readList(
  diades: Uint8Array,
  codes: readonly string[],
  copy: SheetCopy,
): Promise<Read<SearchableDiades>> {
  const read = await readDiades(diades, copy);
  return read.ok ? { ...read, data: searchableDiades(read.data, codes) } : read;
}
