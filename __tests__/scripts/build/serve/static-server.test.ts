import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { aFolder } from '@/__tests__/builders/scratch-folder';
import { freePorts, listen } from '@/scripts/build/serve/ports.mjs';
import { createStaticServer } from '@/scripts/build/serve/static-server.mjs';

const files = {
  'index.html': '<h1>Inici</h1>',
  '404.html': '<h1>404</h1>',
  'castells/3d7+4d7/index.html': '<h1>tres i quatre de set</h1>',
  'data/diades.csv': 'dia,tipus\n'.repeat(500),
  '_next/static/app.js': 'console.log("hola");'.repeat(100),
  '.nojekyll': '',
  '_nginx.conf': 'index index.html;',
  _headers:
    '/*\n  X-Content-Type-Options: nosniff\n\n/_next/static/*\n  Cache-Control: public, immutable\n\n/\n  Cache-Control: must-revalidate\n',
};

type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };

let folder: string;
const servers: Server[] = [];

/** Starts a server on any free port; `ask` sends the path exactly as written. */
async function aHost(basePath = '') {
  const server = createStaticServer({ folder: join(folder, 'out'), basePath });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, listening));
  // A server that listens on a port has an AddressInfo; the union covers pipes.
  const { port } = server.address() as AddressInfo;
  return (path: string, method = 'GET', headers = {}) =>
    new Promise<Reply>((done, fail) => {
      const asked = request({ port, path, method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      });
      asked.on('error', fail).end();
    });
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'static-server-'));
  writeFileSync(join(folder, 'secret.txt'), 'not part of the site');
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, 'out', name, '..'), { recursive: true });
    writeFileSync(join(folder, 'out', name), content);
  }
});

afterAll(async () => {
  for (const server of servers) await new Promise((closed) => server.close(closed));
  rmSync(folder, { recursive: true });
});

describe('the static server', () => {
  test('answers a folder with its index.html', async () => {
    const reply = await (await aHost())('/');
    expect(reply.status).toBe(200);
    expect(reply.headers['content-type']).toBe('text/html;charset=utf-8');
    expect(reply.body.toString()).toBe(files['index.html']);
  });

  test('finds a name with a plus sign, escaped or not', async () => {
    const ask = await aHost();
    for (const path of ['/castells/3d7+4d7/', '/castells/3d7%2B4d7/']) {
      expect((await ask(path)).body.toString()).toBe(files['castells/3d7+4d7/index.html']);
    }
  });

  test('sends a folder without its slash to the address with it, query included', async () => {
    const reply = await (await aHost())('/castells/3d7%2B4d7?vista=planta');
    expect(reply.status).toBe(301);
    expect(reply.headers.location).toBe('/castells/3d7%2B4d7/?vista=planta');
  });

  test.each([
    '/no-hi-es',
    '/castells/',
    '/castells',
    '/index.html/',
    '/castells/__proto__/',
    '/constructor',
    '/%E0%A4%A',
    '/../secret.txt',
    '/..%2Fsecret.txt',
    '/%2e%2e/secret.txt',
    '//evil.example/',
  ])('answers %s with the not-found page and status 404', async (path) => {
    const reply = await (await aHost())(path);
    expect(reply.status).toBe(404);
    expect(reply.body.toString()).toBe(files['404.html']);
  });

  test('compresses text if the client accepts it, and sends its type', async () => {
    const reply = await (await aHost())('/data/diades.csv', 'GET', { 'accept-encoding': 'gzip' });
    expect(reply.headers['content-encoding']).toBe('gzip');
    expect(reply.headers['content-type']).toContain('text/csv');
    expect(reply.body.length).toBeLessThan(files['data/diades.csv'].length / 10);
  });

  test('sends the headers that the build wrote, but not the files with them', async () => {
    const ask = await aHost();
    expect((await ask('/_next/static/app.js')).headers['cache-control']).toBe('public, immutable');
    expect((await ask('/')).headers['cache-control']).toBe('must-revalidate');
    expect((await ask('/no-hi-es')).headers['x-content-type-options']).toBe('nosniff');
    for (const path of ['/_headers', '/_nginx.conf']) expect((await ask(path)).status).toBe(404);
  });

  test('answers HEAD without a body and refuses other methods', async () => {
    const ask = await aHost();
    const head = await ask('/', 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect((await ask('/', 'POST')).status).toBe(405);
  });

  test('serves below a path only', async () => {
    const ask = await aHost('/web');
    expect((await ask('/web')).headers.location).toBe('/web/');
    expect((await ask('/web/')).body.toString()).toBe(files['index.html']);
    expect((await ask('/web/castells/3d7%2B4d7')).headers.location).toBe('/web/castells/3d7%2B4d7/');
    expect((await ask('/')).status).toBe(404);
    expect((await ask('/website/')).status).toBe(404);
  });

  test('refuses a folder that holds no site', () => {
    expect(() => createStaticServer({ folder })).toThrow('run "npm run build" first');
  });
});

describe('listen', () => {
  const servers: Server[] = [];

  function aServer() {
    const server = createServer();
    servers.push(server);
    return server;
  }

  // A server that listens on a port has an AddressInfo; the union covers pipes.
  const portOf = (server: Server) => (server.address() as AddressInfo).port;

  /** A port that is taken. */
  async function aTakenPort() {
    const server = aServer();
    await listen(server, 0, 0);
    return portOf(server);
  }

  afterEach(async () => {
    for (const server of servers.splice(0)) await new Promise((closed) => server.close(closed));
  });

  test('takes the next free port and returns it', async () => {
    const taken = await aTakenPort();
    const server = aServer();
    const said: string[] = [];
    const port = await listen(server, taken, 20, (line) => said.push(line));
    expect(port).toBeGreaterThan(taken);
    expect(portOf(server)).toBe(port);
    expect(said[0]).toBe(`Port ${taken} is in use; trying ${taken + 1}.`);
  });

  test('keeps to an exact port and fails when it is taken', async () => {
    await expect(listen(aServer(), await aTakenPort(), 0)).rejects.toThrow('EADDRINUSE');
  });
});

test('free ports gives different ports, on all of which one can listen at once', async () => {
  const ports = await freePorts(12);
  expect(new Set(ports).size).toBe(12);
  const servers = ports.map(() => createServer());
  const taken = await Promise.all(servers.map((server, at) => listen(server, ports[at] ?? 0, 0)));
  for (const server of servers) await new Promise((closed) => server.close(closed));
  expect(taken).toEqual(ports);
});

let npm: ChildProcess | undefined;
afterEach(() => {
  if (npm?.pid === undefined) return;
  try {
    process.kill(-npm.pid, 'SIGKILL');
  } catch {
    // All processes of the group have ended already.
  }
});

test('a server that npm started ends when npm is terminated, and frees its port', async () => {
  const [port] = await freePorts(1);
  const site = aFolder({ 'index.html': '<h1>Inici</h1>' });
  const scripts = { serve: `node "${resolve('scripts/build/serve/serve.mjs')}"` };
  const project = aFolder({ 'package.json': JSON.stringify({ scripts }) });
  // In a process group of its own, so that a failed test leaves no process.
  npm = spawn('npm', ['run', 'serve', '--', site, '--exact-port'], {
    cwd: project,
    env: { ...process.env, PORT: String(port), NEXT_PUBLIC_BASE_PATH: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  for await (const chunk of npm.stdout ?? []) if (String(chunk).includes('http://localhost')) break;
  const answers = () =>
    fetch(`http://localhost:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    );
  expect(await answers()).toBe(true);
  const ended = once(npm, 'exit');
  npm.kill('SIGTERM');
  await ended;
  while (await answers()) await new Promise((done) => setTimeout(done, 100));
});
