import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pageFiles } from '@/scripts/build/page-files';
import {
  contentAllowance,
  drawingLimit,
  interactiveLimit,
  nextFloor,
  staticPageScripts,
} from '@/scripts/check/budget/budgets';
import {
  measureDrawings,
  measureScripts,
  measureSite,
  measureStaticPages,
  staticRoutes,
} from '@/scripts/check/budget/measure';

test('the limit of a page is in its entry, that of its levels apart', () => {
  expect(interactiveLimit('memory/')).toBe(interactiveLimit('penjat/0/'));
  expect(interactiveLimit('penjat/')).toBe(nextFloor + contentAllowance);
  expect(interactiveLimit('penjat/0/')).toBeGreaterThan(interactiveLimit('penjat/'));
});

describe('measure', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'budget-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function write(name: string, content: string | Uint8Array) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }

  test('weighs the scripts of a page compressed, below a base path too, by the budget of its kind', () => {
    write('a.js', 'x'.repeat(100 * 1024));
    write('_next/static/chunks/b.js', 'x');
    write('castells/3d7+4d7/index.html', '<script src="/web/a.js"></script>');
    write('videos/index.html', '<script src="/web/_next/static/chunks/b.js"></script>');
    const [staticPage, interactivePage] = measureScripts(folder, '/web');
    expect(staticPage).toMatchObject({ what: '/castells/3d7%2B4d7/', limit: staticPageScripts });
    expect(staticPage?.size).toBeGreaterThan(0);
    expect(staticPage?.size).toBeLessThan(1);
    expect(interactivePage?.limit).toBeGreaterThanOrEqual(nextFloor + contentAllowance);
    expect(staticRoutes(folder)).toEqual(['castells/3d7%2B4d7/']);
  });

  test('weighs the static pages: the median, the largest, and the one with the most styles', () => {
    const noise = (length: number) =>
      Array.from({ length }, (_, index) => (index * 2654435761) % 997).join(' ');
    write('a/index.html', '<p>');
    write('b/index.html', `<style>${noise(400)}</style>`);
    write('c/index.html', `<p>${noise(2000)}`);
    const [median, largest, styles] = measureStaticPages(folder);
    expect(largest?.what).toContain('/c/');
    expect(styles?.what).toContain('/b/');
    expect(median?.size).toBeLessThan(largest?.size ?? 0);
  });

  test('measures the whole folder as stored on disk, but for photographs', () => {
    write('a.bin', new Uint8Array(3 * 1024 * 1024));
    write('fotos/festa/nit.jpg-280.webp', new Uint8Array(1024 * 1024));
    write('b/c.bin', new Uint8Array(1024 * 1024));
    expect(measureSite(folder).size).toBe(4);
  });

  test('weighs every drawing, and none when the site has none', () => {
    expect(measureDrawings(folder)).toEqual([]);
    write('dibuixos/castells/3d8f.svg', '<svg/>');
    expect(measureDrawings(folder)).toMatchObject([
      { what: 'dibuixos/castells/3d8f.svg', limit: drawingLimit },
    ]);
  });

  test('a page that loads from another host, or a file that is missing, fails', () => {
    write('index.html', '<script src="https://elsewhere.example/a.js"></script>');
    expect(() => measureScripts(folder)).toThrow('another host');
    write('index.html', '<script src="/missing.js"></script>');
    expect(() => measureScripts(folder)).toThrow('missing.js');
  });
});

describe('page files', () => {
  test('counts each script once, however often the page names it', () => {
    const html = `
    <link rel="preload" as="script" fetchPriority="low" href="/a.js"/>
    <link rel="modulepreload" href="/b.js"><script src="/a.js" async=""></script>`;
    expect(pageFiles(html).scripts).toEqual(['/a.js', '/b.js']);
  });

  test('leaves out inline scripts and the polyfills that no current browser loads', () => {
    expect(pageFiles('<script>1</script><script src="/p.js" noModule=""></script>').scripts).toEqual([]);
  });

  test('counts styles, preloaded fonts and every picture, also those that wait for the visitor to scroll', () => {
    const html = `
    <link rel="stylesheet" href="/s.css?a=1&amp;b=2"/>
    <link rel="preload" as="font" href="/f.woff2" crossorigin=""/>
    <img src="/now.svg" alt=""/><img src="/later.svg" loading="lazy" alt=""/>
    <img src="data:image/svg+xml,x" alt=""/><link rel="canonical" href="/"/>`;
    expect(pageFiles(html)).toEqual({
      scripts: [],
      styles: ['/s.css?a=1&b=2'],
      fonts: ['/f.woff2'],
      pictures: ['/now.svg', '/later.svg'],
    });
  });
});
