import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHANCE, fixChance, shiftClock } from '@/e2e/support/clock-and-chance';
import { listen } from '@/scripts/build/serve/ports.mjs';
import { createStaticServer } from '@/scripts/build/serve/static-server.mjs';

/** Serves a built site, every page of which first loads the clock, chance and `recorder.js`. */
export type RecordingHost = {
  /** Origin with a slash at its end. */
  readonly address: string;
  /** Sets the clock of the pages loaded from now on, in ms since 1970. */
  readonly setClock: (moment: number) => void;
  readonly close: () => void;
};

const RECORDER = '/recorder.js';
const recorder = readFileSync(fileURLToPath(new URL('./recorder.js', import.meta.url)), 'utf8');
// The policy must be first in the head: it allows scripts of the site's own origin.
const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/i;

export async function startRecordingHost(folder: string): Promise<RecordingHost> {
  const site = createStaticServer({ folder });
  let shift = 0;
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/');
    const page = join(folder, path, 'index.html');
    if (path === RECORDER) {
      response
        .writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' })
        .end(`(${shiftClock})(${shift});(${fixChance})(${CHANCE});${recorder}`);
    } else if (path.endsWith('/') && existsSync(page)) {
      const html = readFileSync(page, 'utf8').replace(policy, `$&<script src="${RECORDER}"></script>`);
      response
        .writeHead(200, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache' })
        .end(html);
    } else {
      site.emit('request', request, response);
    }
  });
  const port = await listen(server, 4900, 90, () => {});
  return {
    address: `http://localhost:${port}/`,
    setClock(moment) {
      shift = moment - Date.now();
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
