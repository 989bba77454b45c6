/** @jest-environment node */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { aFolder } from '@/__tests__/builders/scratch-folder';
import { pages } from '@/content/pages/index';
import { bundleWorker, offlineMode } from '@/scripts/build/service-worker/bundle';
import { listFiles } from '@/scripts/build/service-worker/precache';

const folderOf = ({ path }: { path: string }) => path.slice(1);
const page = (...parts: string[]) => `<html><head></head><body>${parts.join('')}</body></html>`;
const script = (name: string) => `<script src="/web/_next/static/chunks/${name}.js"></script>`;

const files = {
  'index.html': page(
    '<link rel="preload" as="font" href="/web/_next/static/media/lletra.woff2">',
    '<img src="/web/dibuixos/a.avif" srcset="/web/dibuixos/b.avif 240w, /web/dibuixos/a.avif 480w">',
    '<img src="/web/fotos/pati.jpg-640.webp" srcset="/web/fotos/pati.jpg-320.webp 320w">',
    '<style>@font-face{src:url(/web/_next/static/media/titol.woff2)}</style>',
  ),
  [`${folderOf(pages.agenda)}/index.html`]: page(),
  [`${folderOf(pages.rehearsals)}/index.html`]: page(),
  [`${folderOf(pages.games)}/index.html`]: page(script('jocs')),
  [`${folderOf(pages.hangman)}/0/index.html`]: page(
    script('penjat'),
    '<script src="/web/_next/static/chunks/vell.js" nomodule=""></script>',
  ),
  [`${folderOf(pages.bestDiades)}/index.html`]: page(script('taula')),
  [`${folderOf(pages.historicalSummary)}/index.html`]: page(),
  [`${folderOf(pages.diades)}/index.html`]: page(),
  [`${folderOf(pages.history)}/index.html`]: page('<img src="/web/dibuixos/c.avif">'),
  'sense-connexio.html': page(),
  '404.html': page(),
  '_next/static/chunks/jocs.js': '',
  '_next/static/chunks/penjat.js': 'load("static/chunks/despres.js")',
  '_next/static/chunks/despres.js': 'load("static/chunks/penjat.js")',
  '_next/static/chunks/vell.js': '',
  '_next/static/chunks/taula.js': 'load("static/chunks/lector.js")',
  '_next/static/chunks/lector.js': '',
  '_next/static/media/lletra.woff2': '',
  '_next/static/media/titol.woff2': '',
  'dibuixos/a.avif': 'a',
  'dibuixos/b.avif': 'b',
  'dibuixos/c.avif': 'c',
  'fotos/pati.jpg-320.webp': '',
  'fotos/pati.jpg-640.webp': '',
  'sons/tabal.mp3': '',
  'data/diades.csv': 'dia',
  'data/instantania.csv': 'dia',
  'uploads/estatuts.pdf': '',
  'targetes/colla.png': '',
  'sitemap.xml': '',
  'sw.js': 'the worker of the build before',
};

const spreadsheets = ['/web/data/diades.csv', 'https://fulls.example/puntuacions.csv'];
const list = listFiles(aFolder(files), '/web', spreadsheets);

describe('listFiles', () => {
  test('lists pages and what they show, but no PDFs, social cards, feeds, results or worker', () => {
    expect(list.files).toHaveProperty([`${folderOf(pages.hangman)}/0/`]);
    expect(list.files).toHaveProperty([''], expect.any(String));
    for (const path of [
      'uploads/estatuts.pdf',
      'targetes/colla.png',
      'sitemap.xml',
      'data/diades.csv',
      'sw.js',
    ])
      expect(list.files).not.toHaveProperty([path]);
  });

  test('identifies files by their content', () => {
    expect(list.files['dibuixos/a.avif']).not.toBe(list.files['dibuixos/b.avif']);
    const folder = aFolder(files);
    const before = listFiles(folder, '/web', spreadsheets).files;
    expect(before).toEqual(list.files);
    appendFileSync(join(folder, 'dibuixos/a.avif'), '!');
    const after = listFiles(folder, '/web', spreadsheets).files;
    const changed = Object.keys(after).filter((path) => after[path] !== before[path]);
    expect(changed).toEqual(['dibuixos/a.avif']);
  });

  test('core: three pages with their drawings of every width and their fonts, and the offline page, no photograph', () => {
    expect(list.groups.core).toEqual(
      [
        '',
        '_next/static/media/lletra.woff2',
        '_next/static/media/titol.woff2',
        `${folderOf(pages.agenda)}/`,
        `${folderOf(pages.rehearsals)}/`,
        'dibuixos/a.avif',
        'dibuixos/b.avif',
        'sense-connexio.html',
      ].sort(),
    );
  });

  test('games: every level, all its chunks, and the sounds', () => {
    for (const path of [
      `${folderOf(pages.hangman)}/0/`,
      '_next/static/chunks/jocs.js',
      '_next/static/chunks/penjat.js',
      '_next/static/chunks/despres.js',
      'sons/tabal.mp3',
    ])
      expect(list.groups.games).toContain(path);
    for (const other of ['taula', 'vell'])
      expect(list.groups.games).not.toContain(`_next/static/chunks/${other}.js`);
    expect(list.groupOfPage).toHaveProperty([`${folderOf(pages.games)}/`], 'games');
  });

  test('results: what such a page loads later, because the rest is cached with the visit', () => {
    expect(list.groups.results).toEqual(['_next/static/chunks/lector.js', 'data/instantania.csv']);
    expect(list.groupOfPage).toHaveProperty([`${folderOf(pages.bestDiades)}/`], 'results');
  });

  test('a club without results and games has no groups of theirs', () => {
    const optional = [pages.games, pages.hangman, pages.bestDiades, pages.historicalSummary, pages.diades];
    const remaining = Object.entries(files).filter(
      ([path]) => !/^(sons|data)\//.test(path) && !optional.some((entry) => path.startsWith(folderOf(entry))),
    );
    const { groups, groupOfPage } = listFiles(aFolder(Object.fromEntries(remaining)), '/web', spreadsheets);
    expect(groups).toEqual({ core: list.groups.core, games: [], results: [] });
    expect(groupOfPage).toEqual({});
  });
});

describe('bundle', () => {
  const list = {
    files: { 'agenda/': 'digest-of-it' },
    groups: { core: ['agenda/'], games: [], results: [] },
    groupOfPage: {},
    offlinePage: 'sense-connexio.html',
    spreadsheets: [],
  };

  test('the worker holds the list of its build', async () => {
    const text = await bundleWorker(list);
    expect(text).toContain('digest-of-it');
    expect(text).not.toContain('registration.unregister');
  });

  test('one without a list removes itself, caches nothing and answers nothing', async () => {
    const text = await bundleWorker(undefined);
    expect(text).toContain('registration.unregister');
    expect(text).not.toContain('fetch');
  });
});

describe('mode', () => {
  test.each([
    [undefined, 'keep'],
    ['', 'keep'],
    ['keep', 'keep'],
    ['remove', 'remove'],
  ])('a build with %s has the mode %s', (asked, mode) => {
    expect(offlineMode(asked)).toBe(mode);
  });

  test('any other word stops the build', () => {
    expect(() => offlineMode('no')).toThrow('NEXT_PUBLIC_OFFLINE');
  });
});
