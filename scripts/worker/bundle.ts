import { build } from 'esbuild';
import type { CopyList } from '@/lib/offline/copy-list';

/** The worker as one script: with a list it keeps copies, without one it removes them and itself. */
export async function bundleWorker(list: CopyList | undefined): Promise<string> {
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
