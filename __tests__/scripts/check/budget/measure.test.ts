import { pageFiles } from '@/scripts/build/page-files';
import { contentAllowance, interactiveLimit, nextFloor } from '@/scripts/check/budget/budgets';

test('the limit of a page is in its entry, that of its levels apart', () => {
  expect(interactiveLimit('memory/')).toBe(interactiveLimit('penjat/0/'));
  expect(interactiveLimit('penjat/')).toBe(nextFloor + contentAllowance);
  expect(interactiveLimit('penjat/0/')).toBeGreaterThan(interactiveLimit('penjat/'));
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
