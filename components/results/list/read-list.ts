import type { Read } from '@/components/results/source/failure';
import { readDiades } from '@/components/results/source/read-spreadsheets';
import type { SnapshotFacts } from '@/lib/results/snapshot';
import { type ReadList, searchableDiades } from '@/lib/results/views/list';
import { understood } from '@/lib/results/views/understood';

// Loaded on demand, with the CSV parser.

/** Parses a CSV for searching. `codes`: towers of the page by merit, as built. */
export async function readList(
  diades: Uint8Array,
  codes: readonly string[],
  snapshotFacts: SnapshotFacts,
): Promise<Read<ReadList>> {
  const read = await readDiades(diades, snapshotFacts);
  return read.ok
    ? {
        ...read,
        data: { ...searchableDiades(read.data, codes), incomplete: read.facts.incomplete, understood },
      }
    : read;
}
