import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { aFolder } from '@/__tests__/builders/scratch-folder';
import { createStaticServer } from '@/scripts/build/serve/static-server.mjs';

let server: Server;

/** Asks for the path exactly as written. Resolves to the status. */
const ask = (path: string) =>
  new Promise<number | undefined>((done, fail) => {
    // A server that listens on a port has an AddressInfo; the union covers pipes.
    const { port } = server.address() as AddressInfo;
    const asked = request({ port, path, agent: false }, (response) => {
      response.resume().on('end', () => done(response.statusCode));
    });
    asked.on('error', fail).end();
  });

beforeAll(async () => {
  const folder = aFolder({ 'secret.txt': '', 'out/index.html': '', 'out/castells/3d7/index.html': '' });
  server = createStaticServer({ folder: join(folder, 'out') });
  await new Promise<void>((listening) => server.listen(0, listening));
});

afterAll(() => new Promise((closed) => server.close(closed)));

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
])('the static server does not find %s', async (path) => {
  expect(await ask(path)).toBe(404);
});
