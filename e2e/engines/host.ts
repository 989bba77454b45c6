import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listen } from '@/scripts/build/serve/ports.mjs';
import { createStaticServer } from '@/scripts/build/serve/static-server.mjs';

/** Serves a built site, every page of which loads `recorder.js` first. */
export type RecordingHost = {
  /** Origin with a slash at its end. */
  readonly address: string;
  /** The time that pages loaded from now on take for the present, in ms since 1970; `undefined` for the real one. */
  now: number | undefined;
  readonly close: () => void;
};

const RECORDER = '/recorder.js';
const recorder = readFileSync(fileURLToPath(new URL('./recorder.js', import.meta.url)));
// The policy must be first in the head: it allows scripts of the site's own origin.
const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/i;

export async function startRecordingHost(folder: string): Promise<RecordingHost> {
  const site = createStaticServer({ folder });
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/');
    const page = join(folder, path, 'index.html');
    if (path === RECORDER) {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(recorder);
    } else if (path.endsWith('/') && existsSync(page)) {
      const query = host.now === undefined ? '' : `?now=${host.now}`;
      const html = readFileSync(page, 'utf8').replace(
        policy,
        `$&<script src="${RECORDER}${query}"></script>`,
      );
      response
        .writeHead(200, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache' })
        .end(html);
    } else {
      site.emit('request', request, response);
    }
  });
  const port = await listen(server, 4900, 90, () => {});
  const host: RecordingHost = {
    address: `http://localhost:${port}/`,
    now: undefined,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return host;
}
