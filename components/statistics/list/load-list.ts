import { type Loaded, loadDiades, loadSnapshot } from '../source/load';
import type { DiadesBook } from './diades-book';

export type LoadedBook = Loaded<DiadesBook | null>;

/**
 * The diades of the live sheet, or of the copy kept with the site when it fails. `towers` is the order of merit of
 * those the page was built with.
 */
export async function loadBook(towers: readonly string[]): Promise<LoadedBook> {
  const live = await loadDiades();
  if (live.ok) return asBook(live, towers);
  const copy = await loadSnapshot();
  if (!copy.ok) return live;
  return { ...live, fallback: (await asBook(copy, towers)).data };
}

type LoadedDiades = Extract<Awaited<ReturnType<typeof loadDiades>>, { ok: true }>;

async function asBook(loaded: LoadedDiades, towers: readonly string[]) {
  const { openBook } = await import('./open-book');
  return { ...loaded, data: openBook(loaded.data, towers) };
}
