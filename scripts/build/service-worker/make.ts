import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GroupName } from '@/lib/offline/precache-list';
import { basePath, dataSources } from '@/lib/site/address';
import { wireSize } from '@/scripts/build/page-files';
import { bundleWorker, offlineMode } from './bundle';
import { listFiles } from './precache';

/** KB of 1024 bytes, compressed. `first`: all that a first visit may fetch, which is the worker, `core` and `results`. */
const limits = { first: 500, games: 3.25 * 1024 };

/** Writes the service worker of a built folder. Throws if it would precache too much. */
export async function writeWorker(folder: string): Promise<void> {
  const list = offlineMode() === 'keep' ? listFiles(folder, basePath, Object.values(dataSources)) : undefined;
  const text = await bundleWorker(list);
  const weigh = (group: GroupName) =>
    (list?.groups[group] ?? [])
      .map(({ path }) => decodeURIComponent(path).replace(/(^|\/)$/, '$1index.html'))
      .reduce((sum, file) => sum + wireSize(file, readFileSync(join(folder, file))), 0);
  const first = wireSize('sw.js', Buffer.from(text)) + weigh('core') + weigh('results');
  const games = weigh('games');
  console.log(`Service worker: ${first.toFixed(1)} KB with what it precaches; games ${games.toFixed(1)} KB.`);
  if (first > limits.first) throw new Error(`A first visit would precache more than ${limits.first} KB.`);
  if (games > limits.games) throw new Error(`The games would precache more than ${limits.games} KB.`);
  writeFileSync(join(folder, 'sw.js'), text);
}
