import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { listen } from '../../scripts/serve/listen.mjs';
import { createStaticServer } from '../../scripts/serve/static-server.mjs';

/** A host of one test, whose network can be cut and whose build can be changed while a page is open. */
export type Host = {
  readonly address: string;
  /** Paths asked for since the host began, each time it was. */
  readonly asked: string[];
  /** Bytes sent since the host began, headers included. */
  readonly sent: () => number;
  /** Cuts every connection, now and from now on. */
  readonly cut: () => void;
  readonly mend: () => void;
  /** Publishes another folder in place of the one before. */
  readonly publish: (folder: string) => void;
  /** Breaks off the answer for these paths in the middle; none mends them. */
  readonly breakOff: (...paths: readonly string[]) => void;
  /** Answers a path with this body from now on, with status 200. */
  readonly replace: (path: string, type: string, body: string) => void;
  /** Lets an answer wait for some milliseconds. */
  readonly slowDown: (milliseconds: number) => void;
  readonly close: () => Promise<void>;
};

/** Where hosts look for a free port. */
const FIRST_PORT = 4800;

export async function startHost(folder: string, basePath = ''): Promise<Host> {
  const asked: string[] = [];
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
    asked.push(path);
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
    asked,
    sent: () => closed + [...open].reduce((sum, { bytesWritten }) => sum + bytesWritten, 0),
    cut() {
      isCut = true;
      server.closeAllConnections();
    },
    mend() {
      isCut = false;
    },
    publish(next) {
      site = createStaticServer({ folder: next, basePath });
    },
    breakOff(...paths) {
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
