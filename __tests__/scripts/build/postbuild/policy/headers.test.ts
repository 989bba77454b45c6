import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { aFolder } from '@/__tests__/builders/scratch-folder';
import {
  commonHeaders,
  headersFile,
  nginxFile,
  sharedPolicy,
} from '@/scripts/build/postbuild/policy/headers';
import { freePorts } from '@/scripts/build/serve/ports.mjs';
import { headersFor, readHeadersFile } from '@/scripts/build/serve/static-server.mjs';

const policy = sharedPolicy([
  { 'script-src': ["'self'", "'sha256-x'"], 'frame-src': ["'none'"], 'img-src': ["'self'"] },
  { 'script-src': ["'self'"], 'frame-src': ['https://mapes.example'], 'img-src': ["'self'", 'data:'] },
]);

describe('the policy of all pages', () => {
  test('allows what any of them may, and no more', () => {
    expect(policy['frame-src']).toEqual(['https://mapes.example']);
    expect(policy['img-src']).toEqual(["'self'", 'data:']);
    expect(policy['connect-src']).toEqual(["'none'"]);
  });

  test('has only what a page cannot set itself, such as frame-ancestors', () => {
    expect(policy).not.toHaveProperty('script-src');
    expect(policy).not.toHaveProperty('style-src');
    expect(policy).not.toHaveProperty('default-src');
    expect(policy['frame-ancestors']).toEqual(["'self'"]);
  });
});

describe.each(['', '/web'])('_headers of a site below "%s"', (basePath) => {
  const names = ['_next/', 'castells/', 'index.html', 'robots.txt'];
  const folder = aFolder({ _headers: headersFile(policy, names, basePath) });
  const of = (path: string) => headersFor(readHeadersFile(`${folder}/_headers`), basePath + path);

  test('gives every file the security headers', () => {
    for (const path of ['/', '/castells/4d8/', '/robots.txt', '/_next/static/a.js', '/no-hi-es'])
      expect(Object.fromEntries(of(path))).toMatchObject(commonHeaders(policy));
  });

  test('hashed files are cached for ever, all others are revalidated, with one rule each', () => {
    expect(of('/_next/static/chunks/a.js').get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    for (const path of ['/', '/castells/', '/castells/4d8/', '/robots.txt'])
      expect(of(path).get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
  });

  test('has no rules for other paths of the host', () => {
    if (basePath) expect(headersFor(readHeadersFile(`${folder}/_headers`), '/altra/').size).toBe(0);
  });
});

const nginx = ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find(existsSync);

const nginxPolicy = sharedPolicy([
  {
    'img-src': ["'self'", 'data:'],
    'frame-src': ['https://calendari.example', 'https://ones.example'],
    'connect-src': ["'self'", 'https://full.example/a?b'],
    'form-action': ["'self'", 'mailto:'],
  },
]);

const files = {
  'index.html': '<h1>Inici</h1>',
  '404.html': '<h1>404</h1>',
  'castells/3d7+4d7/index.html': '<h1>tres i quatre de set</h1>',
  '_next/static/a.js': 'a',
  'agenda.ics': 'BEGIN:VCALENDAR',
  'data/diades.csv': 'dia',
  'manifest.webmanifest': '{}',
};
const topNames = ['_next/', 'agenda.ics', 'castells/', 'data/', 'index.html', 'manifest.webmanifest'];

/** `docs/nginx.conf` except its ports, paths and certificate. */
function exampleFor(folder: string, include: string, [plain, secure]: readonly number[]): string {
  return readFileSync('docs/nginx.conf', 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${secure};`)
    .replace(/ *ssl_certificate.*\n/g, '')
    .replace('/srv/colla;', `${folder};`)
    .replace('colla.conf;', `${include};`);
}

/** What nginx itself needs to run in a folder of its own. */
const around = (folder: string, site: string) => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${site}
}`;

if (!nginx) {
  const missing = 'nginx is not installed: docs/nginx.conf and _nginx.conf are NOT tested.';
  if (process.env.CI) throw new Error(missing);
  process.stderr.write(`${missing}\n`);
}

(nginx ? describe : describe.skip).each(['', '/web'])('nginx, for a site below "%s"', (basePath) => {
  let server: ChildProcess;
  let origin: string;
  let plainOrigin: string;
  let rules: ReturnType<typeof readHeadersFile>;

  beforeAll(async () => {
    const place = basePath.slice(1);
    const folder = aFolder(
      Object.fromEntries([
        ...Object.entries(files).map(([path, text]) => [join(place, path), text]),
        [join(place, '_headers'), headersFile(nginxPolicy, topNames, basePath)],
        [join(place, '_nginx.conf'), nginxFile(nginxPolicy, basePath)],
      ]),
    );
    rules = readHeadersFile(join(folder, place, '_headers'));
    const ports = await freePorts(2);
    [plainOrigin = '', origin = ''] = ports.map((port) => `http://127.0.0.1:${port}`);
    const own = aFolder({});
    const [, types = ''] =
      /--conf-path=(\S+)/.exec(spawnSync(nginx ?? '', ['-V'], { encoding: 'utf8' }).stderr) ?? [];
    writeFileSync(join(own, 'mime.types'), readFileSync(join(dirname(types), 'mime.types')));
    writeFileSync(join(own, 'colla.conf'), nginxFile(nginxPolicy, basePath));
    writeFileSync(join(own, 'nginx.conf'), around(own, exampleFor(folder, 'colla.conf', ports)));
    server = spawn(nginx ?? '', ['-c', join(own, 'nginx.conf'), '-e', join(own, 'error.log')], {
      stdio: 'inherit',
    });
    for (let answered = false; !answered; ) {
      if (server.exitCode !== null) throw new Error(readFileSync(join(own, 'error.log'), 'utf8'));
      answered = await fetch(origin).then(
        () => true,
        () => new Promise<false>((wait) => setTimeout(wait, 50, false)),
      );
    }
  });
  afterAll(() => server?.kill());

  const ask = (path: string) => fetch(`${origin}${basePath}${path}`, { redirect: 'manual' });

  test('sends the same headers as `_headers` for each file', async () => {
    for (const path of [
      '/',
      '/castells/3d7+4d7/',
      '/castells/3d7%2B4d7/',
      '/_next/static/a.js',
      '/data/diades.csv',
    ]) {
      const response = await ask(path);
      expect(response.status).toBe(200);
      for (const [name, value] of headersFor(rules, basePath + path))
        expect(response.headers.get(name)).toBe(value);
    }
  });

  test.each([
    '/no-hi-es',
    '/castells/',
    '/_next/static/',
    '/_next/static/b.js',
    '/index.html/',
    '/_headers',
    '/_nginx.conf',
  ])('answers %s with the 404 page, which is not cached', async (path) => {
    const response = await ask(path);
    expect([response.status, await response.text()]).toEqual([404, files['404.html']]);
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('sends a folder without its slash to the address with it, query included', async () => {
    const response = await ask('/castells/3d7+4d7?vista=planta');
    expect(response.status).toBe(301);
    const { pathname, search } = new URL(response.headers.get('location') ?? '', origin);
    expect(pathname + search).toBe(`${basePath}/castells/3d7+4d7/?vista=planta`);
  });

  test.each([
    ['/', 'text/html; charset=utf-8'],
    ['/agenda.ics', 'text/calendar'],
    ['/data/diades.csv', 'text/csv'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ])('sends the type of %s', async (path, type) => {
    expect((await ask(path)).headers.get('content-type')).toBe(type);
  });

  test('redirects to the same address with TLS', async () => {
    const response = await fetch(`${plainOrigin}${basePath}/agenda/?mes=5`, { redirect: 'manual' });
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(`https://127.0.0.1${basePath}/agenda/?mes=5`);
  });
});
