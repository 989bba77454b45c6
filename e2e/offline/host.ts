import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { listen } from '@/scripts/build/serve/ports.mjs';
import { createStaticServer } from '@/scripts/build/serve/static-server.mjs';

/** HTTP server of one test. Its network can be cut and its build replaced while a page is open. */
export type Host = {
  readonly address: string;
  /** Paths of all requests, in order. */
  readonly requested: string[];
  /** Bytes sent, headers included. */
  readonly sent: () => number;
  /** Closes every connection, until `restore`. */
  readonly cut: () => void;
  readonly restore: () => void;
  /** Serves another folder. */
  readonly publish: (folder: string) => void;
  /** Truncates the responses of these paths. Without paths, of none. */
  readonly breakResponse: (...paths: readonly string[]) => void;
  /** Answers a path with this body and status 200. */
  readonly replace: (path: string, type: string, body: string) => void;
  /** Delays responses, in milliseconds. */
  readonly slowDown: (milliseconds: number) => void;
  readonly close: () => Promise<void>;
};

/** Ports are tried from here. */
const FIRST_PORT = 4800;

export async function startHost(folder: string, basePath = ''): Promise<Host> {
  const requested: string[] = [];
  let site: Server = createStaticServer({ folder, basePath });
  let isCut = false;
  let delay = 0;
  let broken: readonly string[] = [];
  const replaced = new Map<string, { readonly type: string; readonly body: string }>();

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    if (isCut) {
      request.socket.destroy();
      return;
    }
    requested.push(path);
    if (broken.includes(path)) {
      response.writeHead(200, { 'Content-Type': 'text/plain', 'Content-Length': '5000' });
      response.write('half of it');
      setTimeout(() => request.socket.destroy(), 50);
      return;
    }
    const other = replaced.get(path);
    if (other) {
      response.writeHead(200, { 'Content-Type': other.type }).end(other.body);
      return;
    }
    setTimeout(() => site.emit('request', request, response), delay);
  };
  const server = createServer(answer);
  let closed = 0;
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.on('close', () => {
      open.delete(socket);
      closed += socket.bytesWritten;
    });
  });
  const port = await listen(server, FIRST_PORT, 90, () => {});
  return {
    address: `http://localhost:${port}${basePath}/`,
    requested,
    sent: () => closed + [...open].reduce((sum, { bytesWritten }) => sum + bytesWritten, 0),
    cut() {
      isCut = true;
      server.closeAllConnections();
    },
    restore() {
      isCut = false;
    },
    publish(next) {
      site = createStaticServer({ folder: next, basePath });
    },
    breakResponse(...paths) {
      broken = paths;
    },
    replace(path, type, body) {
      replaced.set(path, { type, body });
    },
    slowDown(milliseconds) {
      delay = milliseconds;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
