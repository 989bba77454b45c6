import { join } from 'node:path';
import { anExportedPage } from '@/__tests__/builders/exported-page';
import { aFolder } from '@/__tests__/builders/scratch-folder';
import {
  addEnhancements,
  addPolicy,
  addStructuredData,
  expectNavigationData,
  headingOf,
  markCurrent,
  navigationData,
  readExported,
  readPage,
  stripFramework,
  writePage,
} from '@/scripts/build/postbuild/exported-page';

function stripped(parts: Parameters<typeof anExportedPage>[0]): string {
  const page = readExported(anExportedPage(parts));
  stripFramework(page);
  return writePage(page);
}

describe('reading an exported page', () => {
  test.each([
    ['it has no payload', anExportedPage().replace(/<script>.*<\/script>/, '')],
    ["it has none of Next's scripts", anExportedPage().replaceAll('/_next/static/', '/altres/')],
    ["it has none of Next's scripts", '<p>Només text</p>'],
    [
      'parts of it wait for a script',
      anExportedPage({ body: '<div hidden id="S:0">Tard</div><script>$RC("B:0","S:0")</script>' }),
    ],
  ])('stops with its reason when %s', (reason, html) => {
    expect(() => readExported(html)).toThrow(reason);
  });

  test('takes a page that only speaks of what would stop it', () => {
    const body = '<script type="application/ld+json">{"name":"$RC("}</script><p>$RC(</p>';
    expect(() => readExported(anExportedPage({ body }))).not.toThrow();
  });
});

describe('stripping the framework', () => {
  test("takes Next's scripts, payload, preloads, marks and comments out, and leaves what is ours", () => {
    const html = stripped({ body: '<main><p>La <!-- -->colla<!-- -->.</p></main>' });
    expect(html).toBe(
      '<!DOCTYPE html><html lang="ca"><head><meta charset="utf-8">' +
        '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next">' +
        '<title>Prova</title></head><body><main><p>La colla.</p></main></body></html>',
    );
  });

  test.each([
    '<script type="application/ld+json">{"@type":"Event"}</script>',
    '<script type="speculationrules">{"prefetch":[]}</script>',
    '<script data-own="">document.title = "Nostre";</script>',
    '<noscript><p title="<1">Sense <b>guions</b> &amp; tot</p><style>p{color:red}</style></noscript>',
    '<link rel="preload" href="/_next/static/media/text.woff2" as="font" crossorigin="" type="font/woff2">',
    '<link rel="preload" href="/icons/club-mark.svg" as="image">',
    '<div data-tip="" hidden=""></div>',
  ])('keeps %s', (kept) => {
    expect(stripped({ body: kept })).toContain(kept);
  });
});

describe('a published page', () => {
  test('has its rules, the one script of ours and what search engines read at the end of its head', () => {
    const page = readPage('<head><title>Prova</title></head><body></body>');
    addEnhancements(page, '/web/_next/static/enhancements-x.js', { prefetch: [] });
    addStructuredData(page, '{"@type":"\\u003cb>"}');
    expect(writePage(page)).toContain(
      '<title>Prova</title><script type="speculationrules">{"prefetch":[]}</script>' +
        '<script src="/web/_next/static/enhancements-x.js" defer=""></script>' +
        '<script type="application/ld+json">{"@type":"\\u003cb>"}</script></head>',
    );
  });

  test('is called by its heading', () => {
    expect(headingOf(readPage('<h1>Castells <em>de\n set</em></h1>'))).toBe('Castells de set');
  });

  test('marks the link of the menu to itself, and no other link', () => {
    const page = readPage(
      '<a href="/web/qui-som/" data-menu-link>1</a><a href="/web/agenda/" data-menu-link>2</a><a href="/web/qui-som/">3</a>',
    );
    markCurrent(page, '/web/qui-som/');
    expect(writePage(page).match(/<a [^>]*aria-current="page"[^>]*>\d/g)).toEqual([
      '<a href="/web/qui-som/" data-menu-link="" aria-current="page">1',
    ]);
  });

  test('has its policy before all resources, and after the encoding', () => {
    const page = readExported(anExportedPage());
    addPolicy(page, "default-src 'none';script-src 'self' 'sha256-x='");
    expect(writePage(page)).toContain(
      '<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" ' +
        `content="default-src 'none';script-src 'self' 'sha256-x='"><link rel="stylesheet"`,
    );
  });
});

describe('navigation data', () => {
  const folder = aFolder({
    'robots.txt': '',
    'agenda/index.html': '',
    'agenda/index.txt': '',
    'agenda/__next.!KHdlYik.agenda.txt': '',
    'uploads/paper.txt': '',
    'musica/index.html': '',
    'musica/page.rsc': '',
  });

  test("what only Next's own navigation reads is found, and no other text", () => {
    expect(navigationData(folder).sort()).toEqual([
      join('agenda', '__next.!KHdlYik.agenda.txt'),
      join('agenda', 'index.txt'),
    ]);
  });

  test('a page without it stops the build', () => {
    expect(() => expectNavigationData(join(folder, 'agenda/index.html'))).not.toThrow();
    expect(() => expectNavigationData(join(folder, 'musica/index.html'))).toThrow('are not beside it');
  });
});
