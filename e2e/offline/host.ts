import { createServer, type Server } from 'node:http';
import { listen } from '@/scripts/build/serve/ports.mjs';
import { createStaticServer } from '@/scripts/build/serve/static-server.mjs';

/** Ports are tried from here. */
const FIRST_PORT = 4800;
/** Milliseconds, more than a worker waits for a page. */
const SLOW = 20_000;

export type Host = Awaited<ReturnType<typeof startHost>>;

/** HTTP server of one test. Its network can be cut and its build replaced while a page is open. */
export async function startHost(folder: string, basePath = '') {
  const replaced = new Map<string, { type: string; body: string; length: number; ends: boolean }>();
  let missing: string | undefined;
  let site: Server = createStaticServer({ folder, basePath });
  let mode: 'well' | 'slowly' | 'cut' | 500 | 503 = 'well';
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '';
    const other = replaced.get(path);
    if (mode === 'cut') request.socket.destroy();
    else if (typeof mode === 'number') response.writeHead(mode).end(String(mode));
    else if (missing !== undefined && path.startsWith(missing)) response.writeHead(404).end();
    else if (other) {
      response.writeHead(200, { 'Content-Type': other.type, 'Content-Length': other.length });
      if (other.length === Buffer.byteLength(other.body)) response.end(other.body);
      else response.write(other.body, () => other.ends && request.socket.destroy());
    } else setTimeout(() => site.emit('request', request, response), mode === 'slowly' ? SLOW : 0);
  });
  const port = await listen(server, FIRST_PORT, 90, () => {});
  return {
    address: `http://localhost:${port}${basePath}/`,
    /** From now on. */
    answer: (next: typeof mode) => {
      mode = next;
    },
    /** Closes every connection. */
    cut() {
      mode = 'cut';
      server.closeAllConnections();
    },
    /** Serves another folder. Answers what is below `without` with a 404. */
    publish(next: string, without?: string) {
      site = createStaticServer({ folder: next, basePath });
      missing = without;
    },
    /**
     * Answers a path with this body and status 200. A `length` above that of the body truncates the response. Without `ends` the
     * rest never comes.
     */
    replace: (path: string, type: string, body: string, length = Buffer.byteLength(body), ends = true) =>
      replaced.set(path, { type, body, length, ends }),
    close: () =>
      new Promise((done) => {
        server.close(done);
        server.closeAllConnections();
      }),
  };
}
