import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { aFolder } from '@/__tests__/builders/scratch-folder';
import { readPage, writePage } from '@/scripts/build/postbuild/exported-page';
import {
  commonHeaders,
  headersFile,
  nginxFile,
  sharedPolicy,
} from '@/scripts/build/postbuild/policy/headers';
import {
  connectSources,
  moveStyleAttributes,
  pagePolicy,
  writePolicy,
} from '@/scripts/build/postbuild/policy/page-policy';
import { freePorts } from '@/scripts/build/serve/ports.mjs';
import { headersFor, readHeadersFile } from '@/scripts/build/serve/static-server.mjs';

type Case = { head?: string; body?: string } & Partial<Parameters<typeof pagePolicy>[1]>;

const policyOf = ({ head = '', body = '', kind = 'static', needs = {}, environment = {} }: Case) =>
  pagePolicy(readPage(`<head><meta charset="utf-8">${head}</head><body>${body}</body>`), {
    kind,
    needs,
    environment,
  });

describe('the policy of a page', () => {
  test("never allows 'unsafe-…' sources or pictures of other hosts, for any content", () => {
    const hostile =
      '<script>a()</script><style>p{}</style><p style="color:red" onclick="b()">c</p><base href="https://fora.example/"><img src="https://fora.example/a.svg">';
    for (const kind of ['static', 'interactive'] as const)
      expect(writePolicy(policyOf({ head: hostile, body: hostile, kind }))).not.toMatch(/unsafe|\*|http/);
  });

  test('lets forms go where they go', () => {
    const actionsOf = (body: string) => policyOf({ body })['form-action'];
    expect(actionsOf('<form></form>')).toEqual(["'self'"]);
    expect(actionsOf('<form action="mailto:a@b.example"></form>')).toEqual(['mailto:']);
    expect(actionsOf('<form action="https://llista.example/alta"></form>')).toEqual([
      'https://llista.example',
    ]);
    expect(policyOf({ kind: 'interactive' })['form-action']).toEqual(["'self'"]);
  });

  test('lets a page show a paper of the site where it holds one', () => {
    const body = '<noscript><object data="/uploads/a.pdf" type="application/pdf"></object></noscript>';
    expect(policyOf({ body })).toMatchObject({ 'object-src': ["'self'"], 'frame-src': ["'self'"] });
  });

  test('allows what the scripts of a page need, only there', () => {
    const environment = {
      NEXT_PUBLIC_DIADES_CSV_URL: 'https://fulls.example/a;b,c.csv?full=1',
      NEXT_PUBLIC_VIDEO_FEED_URL: '/data/videos.json',
      NEXT_PUBLIC_CONTACT_ENDPOINT: 'https://bustia.example/a',
    };
    const fetches = ['NEXT_PUBLIC_DIADES_CSV_URL', 'NEXT_PUBLIC_VIDEO_FEED_URL', 'NEXT_PUBLIC_UNKNOWN'];
    const needs = { sounds: true, dataPictures: true, fetches };
    expect(policyOf({ needs, environment })).toMatchObject({
      'media-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'connect-src': ["'self'", 'https://fulls.example/a%3Bb%2Cc.csv'],
    });
    expect(policyOf({ environment })['connect-src']).toEqual(["'self'"]);
  });
});

test('an address is allowed with the hosts that it redirects to', () => {
  expect(connectSources('https://docs.google.com/spreadsheets/d/e/1/pub?output=csv')).toEqual([
    'https://docs.google.com/spreadsheets/d/e/1/pub',
    'https://*.googleusercontent.com',
  ]);
});

/** The page after its attributes were moved, with the rules that came of them. */
function moved(body: string, sheet = '') {
  const page = readPage(body);
  const rules = moveStyleAttributes(page);
  const html = writePage(page);
  const { document, getComputedStyle } = new JSDOM(`<style>${sheet}${rules}</style>${html}`).window;
  return { html, rules, document, getComputedStyle };
}

describe('style attributes moved to rules', () => {
  test('override stylesheets, and are overridden by styles that scripts set', () => {
    const { document, getComputedStyle } = moved(
      '<p id="text" class="a" style="color: rgb(1, 2, 3)">a</p>',
      '#text.a.a{color: red}',
    );
    const text = document.querySelector('p');
    if (!text) throw new Error('no paragraph');
    expect(getComputedStyle(text).color).toBe('rgb(1, 2, 3)');
    text.style.color = 'rgb(4, 5, 6)';
    expect(getComputedStyle(text).color).toBe('rgb(4, 5, 6)');
  });

  test.each(['color:red}body{display:none', 'background:url(</style><script>)'])(
    'stop the build at %s, which would end its rule',
    (style) => {
      expect(() => moved(`<p style="${style}">a</p>`)).toThrow('more than declarations');
    },
  );
});

const policy = sharedPolicy([
  { 'script-src': ["'self'", "'sha256-x'"], 'frame-src': ["'none'"], 'img-src': ["'self'"] },
  {
    'script-src': ["'self'"],
    'frame-src': ['https://mapes.example'],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", 'https://full.example/a?b'],
  },
]);

const FOR_EVER = 'public, max-age=31536000, immutable';
const ASKED_AGAIN = 'public, max-age=0, must-revalidate';
const names = ['_next/', 'agenda.ics', 'castells/', 'index.html'];

describe.each(['', '/web'])('_headers of a site below "%s"', (basePath) => {
  const folder = aFolder({ _headers: headersFile(policy, names, basePath) });
  const of = (path: string) => headersFor(readHeadersFile(join(folder, '_headers')), path);

  test('gives every file of the site, and no other, the security headers', () => {
    for (const path of ['/', '/castells/4d8/', '/agenda.ics', '/_next/static/a.js', '/no-hi-es'])
      expect(Object.fromEntries(of(basePath + path))).toMatchObject(commonHeaders(policy));
    if (basePath) expect(of('/altra/').size).toBe(0);
  });

  test('hashed files are cached for ever, all others are revalidated, with one rule each', () => {
    expect(of(`${basePath}/_next/static/chunks/a.js`).get('Cache-Control')).toBe(FOR_EVER);
    for (const path of ['/', '/castells/', '/castells/4d8/', '/agenda.ics'])
      expect(of(basePath + path).get('Cache-Control')).toBe(ASKED_AGAIN);
  });
});

const nginx = ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find(existsSync);
if (!nginx && process.env.CI) throw new Error('nginx is not installed: docs/nginx.conf cannot be tested.');

/** `docs/nginx.conf` except its ports, paths and certificate, with what nginx needs to run in a folder of its own. */
const configuration = (folder: string, [plain, secure]: readonly number[]) => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  ${readFileSync('docs/nginx.conf', 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${secure};`)
    .replaceAll(/listen \[::\].*/g, '')
    .replace(/ *ssl_certificate.*\n/g, '')
    .replace('/srv/colla;', `${folder}/site;`)}
}`;

(nginx ? describe : describe.skip).each(['', '/web'])('nginx, for a site below "%s"', (basePath) => {
  const files = {
    'index.html': '<h1>Inici</h1>',
    '404.html': '<h1>404</h1>',
    'castells/3d7+4d7/index.html': '<h1>tres i quatre de set</h1>',
    '_next/static/a.js': 'a',
    'agenda.ics': 'BEGIN:VCALENDAR',
    _headers: headersFile(policy, names, basePath),
    '_nginx.conf': nginxFile(policy, basePath),
  };
  const folder = aFolder({
    'mime.types': 'types { text/html html; }',
    'colla.conf': nginxFile(policy, basePath),
    ...Object.fromEntries(Object.entries(files).map(([path, text]) => [join('site', basePath, path), text])),
  });
  let server: ChildProcess;
  let origin: string;

  beforeAll(async () => {
    const ports = await freePorts(2);
    origin = `http://127.0.0.1:${ports[1]}`;
    writeFileSync(join(folder, 'nginx.conf'), configuration(folder, ports));
    const own = ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
    server = spawn(nginx ?? '', own, { stdio: 'inherit' });
    for (let answered = false; !answered; ) {
      if (server.exitCode !== null) throw new Error(readFileSync(join(folder, 'error.log'), 'utf8'));
      await new Promise((wait) => setTimeout(wait, 50));
      answered = await fetch(origin).then(
        () => true,
        () => false,
      );
    }
  });
  afterAll(() => server?.kill());

  const ask = (path: string) => fetch(`${origin}${basePath}${path}`);

  test('sends the same headers as `_headers` for each file, and the type of a calendar', async () => {
    const rules = readHeadersFile(join(folder, 'site', basePath, '_headers'));
    for (const path of [
      '/',
      '/castells/3d7+4d7/',
      '/castells/3d7%2B4d7/',
      '/_next/static/a.js',
      '/agenda.ics',
    ]) {
      const { status, headers } = await ask(path);
      expect(status).toBe(200);
      expect(Object.fromEntries(headers)).toMatchObject(
        Object.fromEntries(
          [...headersFor(rules, basePath + path)].map(([name, value]) => [name.toLowerCase(), value]),
        ),
      );
    }
    expect((await ask('/agenda.ics')).headers.get('content-type')).toBe('text/calendar');
  });

  test.each(['/no-hi-es', '/castells/', '/_next/static/b.js', '/index.html/', '/_headers', '/_nginx.conf'])(
    'answers %s with the 404 page, which is not cached',
    async (path) => {
      const response = await ask(path);
      expect([response.status, await response.text()]).toEqual([404, files['404.html']]);
      expect(response.headers.get('cache-control')).toBe(ASKED_AGAIN);
    },
  );
});
