// Writes the worker of a built folder: `tsx scripts/worker/make.ts [folder]`. It comes last, since the worker knows every
// file by what is in it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataSources } from '@/lib/site/data-sources';
import { wireSize } from '../budget/wire-size';
import { bundleWorker } from './bundle';
import { limits } from './limits';
import { listCopies } from './list-copies';
import { offlineMode } from './mode';

const basePath = (process.env.NEXT_PUBLIC_BASE_PATH ?? '').replace(/\/+$/, '');

async function make(folder: string): Promise<void> {
  if (offlineMode() === 'remove') {
    writeFileSync(join(folder, 'sw.js'), await bundleWorker(undefined));
    console.log('The worker removes itself and its copies.');
    return;
  }
  const list = listCopies(folder, basePath, Object.values(dataSources));
  const text = await bundleWorker(list);
  const weigh = (paths: readonly string[]) =>
    paths.reduce((sum, path) => {
      const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
      return sum + wireSize(file, readFileSync(join(folder, file)));
    }, 0);
  const script = wireSize('sw.js', Buffer.from(text));
  const frame = weigh(list.groups.frame);
  const results = weigh(list.groups.results);
  const games = weigh(list.groups.games);
  console.log(
    `Copies: ${Object.keys(list.files).length} files known; worker ${script.toFixed(1)} KB, frame ${frame.toFixed(1)} KB, behind the results ${results.toFixed(1)} KB, behind the games ${games.toFixed(1)} KB.`,
  );
  if (script + frame + results > limits.first)
    throw new Error(`More than ${limits.first} KB would be taken on a first visit.`);
  if (games > limits.games) throw new Error(`More than ${limits.games} KB would be taken after the games.`);
  writeFileSync(join(folder, 'sw.js'), text);
}

try {
  await make(process.argv[2] ?? 'out');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
