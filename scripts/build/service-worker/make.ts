// Writes the service worker of a built folder: `tsx scripts/build/service-worker/make.ts [folder]`. The last step of the
// build, because the worker lists the revision of every file.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { basePath, dataSources } from '@/lib/site/address';
import { wireSize } from '@/scripts/build/page-files';
import { bundleWorker, offlineMode } from './bundle';
import { limits, listFiles } from './precache';

async function make(folder: string): Promise<void> {
  if (offlineMode() === 'remove') {
    writeFileSync(join(folder, 'sw.js'), await bundleWorker(undefined));
    console.log('The worker removes itself and its caches.');
    return;
  }
  const list = listFiles(folder, basePath, Object.values(dataSources));
  const text = await bundleWorker(list);
  const weigh = (paths: readonly string[]) =>
    paths.reduce((sum, path) => {
      const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
      return sum + wireSize(file, readFileSync(join(folder, file)));
    }, 0);
  const script = wireSize('sw.js', Buffer.from(text));
  const core = weigh(list.groups.core);
  const results = weigh(list.groups.results);
  const games = weigh(list.groups.games);
  console.log(
    `Precache: ${Object.keys(list.files).length} files listed; worker ${script.toFixed(1)} KB, core ${core.toFixed(1)} KB, results ${results.toFixed(1)} KB, games ${games.toFixed(1)} KB.`,
  );
  if (script + core + results > limits.first)
    throw new Error(`A first visit would precache more than ${limits.first} KB.`);
  if (games > limits.games) throw new Error(`The games would precache more than ${limits.games} KB.`);
  writeFileSync(join(folder, 'sw.js'), text);
}

try {
  await make(process.argv[2] ?? 'out');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
