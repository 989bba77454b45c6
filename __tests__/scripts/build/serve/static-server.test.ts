import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
