// @ts-check
// Serves a built site: `node scripts/build/serve/serve.mjs [folder] [--exact-port]`. Reads PORT and NEXT_PUBLIC_BASE_PATH.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readBasePath } from '../../../lib/site/base-path.mjs';
import { root } from '../../run/program.mjs';
import { endWithNpm, listen } from './ports.mjs';
import { createStaticServer } from './static-server.mjs';

const attempts = 20;

/**
 * Serves a built folder until the process ends and prints its address.
 * @param {{ folder?: string, exactPort?: boolean }} [options]
 */
export async function serve({ folder = 'out', exactPort = false } = {}) {
  const basePath = readBasePath(process.env.NEXT_PUBLIC_BASE_PATH);
  const server = createStaticServer({ folder: resolve(root, folder), basePath });
  const port = await listen(server, Number(process.env.PORT) || 3000, exactPort ? 0 : attempts);
  console.log(`The site is at http://localhost:${port}${basePath}/ (Ctrl+C stops it).`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  endWithNpm();
  const args = process.argv.slice(2);
  const exactPort = args.includes('--exact-port');
  try {
    await serve({ folder: args.find((arg) => !arg.startsWith('--')), exactPort });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
