import { build } from 'esbuild';
import type { PrecacheList } from '@/lib/offline/precache-list';

/** Without a list, the worker that removes itself. */
export async function bundleWorker(list: PrecacheList | undefined): Promise<string> {
  const contents = list
    ? `import { startWorker } from './worker'; startWorker(${JSON.stringify(list)});`
    : `import { startRemoval } from './remove'; startRemoval();`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: 'app/service-worker', loader: 'ts' },
    bundle: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    minify: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const text = outputFiles[0]?.text;
  if (!text) throw new Error('esbuild wrote no worker.');
  return text;
}

/** `keep`: the build has a service worker. `remove`: its worker deletes its caches and itself. */
type OfflineMode = 'keep' | 'remove';

/** Throws for any other value. */
export function offlineMode(asked: string | undefined = process.env.NEXT_PUBLIC_OFFLINE): OfflineMode {
  if (asked === undefined || asked === '' || asked === 'keep') return 'keep';
  if (asked === 'remove') return 'remove';
  throw new Error(`NEXT_PUBLIC_OFFLINE is "${asked}": it may be "remove", or nothing.`);
}
