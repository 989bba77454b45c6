import { aFolder } from '@/__tests__/builders/scratch-folder';
import { pages } from '@/content/pages/index';
import { exportedRoutes } from '@/scripts/build/exported-routes';
import { offlineMode } from '@/scripts/build/service-worker/bundle';
import { listFiles } from '@/scripts/build/service-worker/precache';

describe('exported routes', () => {
  test('lists every page as links write it, without those that answer unknown addresses', () => {
    const folders = ['', 'castells/3d7+4d7/', 'qui-som/', '404/', '_not-found/', '_next/x/'];
    const folder = aFolder(Object.fromEntries(folders.map((path) => [`${path}index.html`, ''])));
    expect(exportedRoutes(folder)).toEqual(['', 'castells/3d7%2B4d7/', 'qui-som/']);
  });

  test('refuses a folder without pages, so that no test passes over nothing', () => {
    expect(() => exportedRoutes(aFolder({}))).toThrow('has no page');
  });
});

describe('precache', () => {
  const folderOf = ({ path }: { path: string }) => path.slice(1);
  const script = (name: string) => `<script src="/web/_next/static/chunks/${name}.js"></script>`;

  const files = {
    'index.html': [
      '<link rel="preload" as="font" href="/web/_next/static/media/lletra.woff2">',
      '<img src="/web/dibuixos/3d7%2B4d7.avif" srcset="/web/dibuixos/b.avif 240w, /web/dibuixos/3d7%2B4d7.avif 480w">',
      '<img src="/web/fotos/pati.jpg-640.webp">',
      '<style>@font-face{src:url(/web/_next/static/media/titol.woff2)}</style>',
    ].join(''),
    [`${folderOf(pages.agenda)}/index.html`]: '',
    [`${folderOf(pages.games)}/index.html`]: script('jocs'),
    [`${folderOf(pages.hangman)}/0/index.html`]: `${script('penjat')}<script src="/web/_next/static/chunks/vell.js" nomodule=""></script>`,
    [`${folderOf(pages.bestDiades)}/index.html`]: script('taula'),
    [`${folderOf(pages.history)}/index.html`]: '<img src="/web/dibuixos/c.avif">',
    'sense-connexio.html': '<img src="/web/dibuixos/b.avif">',
    '_next/static/chunks/jocs.js': '',
    '_next/static/chunks/penjat.js': 'load("static/chunks/despres.js")',
    '_next/static/chunks/despres.js': 'load("static/chunks/penjat.js")',
    '_next/static/chunks/vell.js': '',
    '_next/static/chunks/taula.js': 'load("static/chunks/lector.js")',
    '_next/static/chunks/lector.js': '',
    '_next/static/dibuix-a1.js': '',
    '_next/static/media/lletra.woff2': '',
    '_next/static/media/titol.woff2': '',
    'dibuixos/3d7+4d7.avif': 'a',
    'dibuixos/b.avif': 'b',
    'dibuixos/c.avif': 'c',
    'fotos/pati.jpg-640.webp': '',
    'sons/tabal.mp3': '',
    'data/diades.csv': 'dia',
    'data/instantania.csv': 'dia',
    'uploads/estatuts.pdf': '',
    'sw.js': 'the worker of the build before',
  };

  const listOf = (built: Readonly<Record<string, string>>) =>
    listFiles(aFolder(built), '/web', ['/web/data/diades.csv']);
  const list = listOf(files);

  test.each([
    [
      'pages with their drawings of every width and their fonts, what draws any castell, and the offline page, no photograph',
      'core',
      'dibuix-a1.js lletra.woff2 titol.woff2 agenda/ 3d7%2B4d7.avif b.avif / sense-connexio.html',
    ],
    [
      'every level, all its chunks but those of old browsers, and the sounds',
      'games',
      'despres.js jocs.js penjat.js jocs/ 0/ tabal.mp3',
    ],
    ['what a page loads later, as the visit caches the rest', 'results', 'lector.js instantania.csv'],
  ] as const)('%s are the group %s', (_, group, names) => {
    expect(list.groups[group].map(({ path }) => /[^/]*\/?$/.exec(path)?.[0] || '/').join(' ')).toBe(names);
  });

  test('a revision changes with the content, and files with a hash in the name have none', () => {
    const after = listOf({ ...files, 'dibuixos/b.avif': 'b!' }).groups.core;
    const changed = after.filter(({ revision }, index) => revision !== list.groups.core[index]?.revision);
    expect(changed.map(({ path }) => path)).toEqual(['dibuixos/b.avif']);
    expect(after[0]?.revision).toBeNull();
  });

  test.each([
    [undefined, 'keep'],
    ['', 'keep'],
    ['remove', 'remove'],
  ])('a build with %s has the mode %s, and any other word stops it', (asked, mode) => {
    expect(offlineMode(asked)).toBe(mode);
    expect(() => offlineMode('no')).toThrow('NEXT_PUBLIC_OFFLINE');
  });
});
