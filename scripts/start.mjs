// @ts-check
// `npm start`: installs what is missing, builds the site and serves it.
import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';

await ensureInstalled();
const code = await build();
if (code !== 0) process.exit(code);

// Only now: the server stands on packages that the first step installs.
const { serve } = await import('./serve.mjs');
await serve();
