// @ts-check
// `npm start`: installs what is missing, builds the site and serves it.
import { ensureInstalled } from '../../run/install.mjs';
import { performAll } from '../../run/perform.mjs';
import { endWithNpm } from './ports.mjs';

endWithNpm();
await ensureInstalled();
const results = await performAll('build');
if (results.some(({ ok }) => !ok)) process.exit(1);

// Imported here, because the first step installs its packages.
const { serve } = await import('./serve.mjs');
await serve();
