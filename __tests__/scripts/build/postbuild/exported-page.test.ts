import { join } from 'node:path';
import { parse } from 'parse5';
import { anExportedPage, payloadScripts } from '@/__tests__/builders/exported-page';
import { aFolder } from '@/__tests__/builders/scratch-folder';
import {
  addEnhancements,
  addPolicy,
  addStructuredData,
  expectNavigationData,
  headingOf,
  markCurrent,
  markupOf,
  navigationData,
  partOf,
  readExported,
  stripFramework,
  withoutNavigationData,
  writePage,
} from '@/scripts/build/postbuild/exported-page';

function stripped(parts: Parameters<typeof anExportedPage>[0]): string {
  const { page } = readExported(anExportedPage(parts));
  stripFramework(page);
  return writePage(page);
}

describe('reading an exported page', () => {
  test('lists the client modules of its payload', () => {
    const payload =
      '1:"$Sreact.fragment"\n2:I[39756,["/_next/static/chunks/x.js"],"default"]\n0:{"P":null}\n';
    expect(readExported(anExportedPage({ payload })).modules).toEqual([39756]);
  });

  test.each([
    ['its payload asks for no client module', anExportedPage({ payload: '1:J[1,[],"Menu"]\n0:"page"\n' })],
    ['it has no payload', anExportedPage().replace(/<script>.*<\/script>/, '')],
    [
      "it has none of Next's scripts",
      `<html><head></head><body>${payloadScripts('0:1\n').map((text) => `<script>${text}</script>`)}</body></html>`,
    ],
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
    '<noscript><style>p{color:red}</style></noscript>',
    '<link rel="preload" href="/_next/static/media/text.woff2" as="font" crossorigin="" type="font/woff2">',
    '<link rel="preload" href="/icons/club-mark.svg" as="image">',
  ])('keeps %s', (kept) => {
    expect(stripped({ head: kept })).toContain(kept);
    expect(stripped({ body: kept })).toContain(kept);
  });

  test('keeps the content of noscript', () => {
    const text = '<noscript><p title="&lt;1">Sense <b>guions</b> &amp; tot</p></noscript>';
    expect(stripped({ body: text })).toContain(text.replace('&lt;', '<'));
  });

  test('keeps an empty place that is marked for an enhancement, though it is hidden', () => {
    const place = '<div data-tip="" hidden=""></div>';
    expect(stripped({ body: place })).toContain(place);
  });

  test('looks into templates too', () => {
    const html = stripped({
      body: '<template><script src="/_next/static/t.js"></script><p>Dins</p></template>',
    });
    expect(html).toContain('<template><p>Dins</p></template>');
  });
});

describe('what a shipped page gets', () => {
  test('has its rules and the one script of ours at the end of its head', () => {
    const page = parse('<head><title>Prova</title></head><body></body>');
    addEnhancements(page, '/web/_next/static/enhancements-x.js', { prefetch: [] });
    expect(writePage(page)).toContain(
      '<title>Prova</title><script type="speculationrules">{"prefetch":[]}</script>' +
        '<script src="/web/_next/static/enhancements-x.js" defer=""></script></head>',
    );
  });

  test('has what search engines read at the end of its head, and is called by its heading', () => {
    const page = parse('<head></head><body><h1>Castells <em>de\n set</em></h1></body>');
    addStructuredData(page, '{"@type":"\\u003cb>"}');
    expect(headingOf(page)).toBe('Castells de set');
    expect(writePage(page)).toContain(
      '<script type="application/ld+json">{"@type":"\\u003cb>"}</script></head>',
    );
  });

  test('marks the link of the menu to itself, and no other link', () => {
    const page = parse(
      '<a href="/web/qui-som/" data-menu-link>1</a><a href="/web/agenda/" data-menu-link>2</a><a href="/web/qui-som/">3</a>',
    );
    markCurrent(page, '/web/qui-som/');
    markCurrent(page, '/web/qui-som/');
    expect(writePage(page).match(/<a [^>]*aria-current="page"[^>]*>\d/g)).toEqual([
      '<a href="/web/qui-som/" data-menu-link="" aria-current="page">1',
    ]);
  });

  test('can be read without the words of its scripts, and is left as it was', () => {
    const page = parse('<p class="lead">Text</p><script>const hero = 1;</script>');
    expect(markupOf(page)).toContain('<p class="lead">Text</p>');
    expect(markupOf(page)).not.toContain('hero');
    expect(writePage(page)).toContain('const hero = 1;');
  });

  test('has a head and a body to be added to', () => {
    const page = parse('<p>Text</p>');
    expect(partOf(page, 'head').tagName).toBe('head');
    expect(partOf(page, 'body').tagName).toBe('body');
  });
});

describe('the policy of a page', () => {
  test('is inserted before all resources, and after the encoding', () => {
    const { page } = readExported(anExportedPage());
    addPolicy(page, "default-src 'none'");
    expect(writePage(page)).toContain(
      `<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'"><link`,
    );
  });

  test('is inserted first if the page has no encoding', () => {
    const { page } = readExported(anExportedPage().replace('<meta charset="utf-8"/>', ''));
    addPolicy(page, "default-src 'none'");
    expect(writePage(page)).toContain('<head><meta http-equiv="Content-Security-Policy"');
  });
});

describe('navigation data', () => {
  const folder = () =>
    aFolder({
      'robots.txt': '',
      'agenda/index.html': '',
      'agenda/index.txt': '',
      'agenda/__next.!KHdlYik.agenda.txt': '',
      'uploads/paper.txt': '',
      'musica/index.html': '',
      'musica/page.rsc': '',
    });

  test("what only Next's own navigation reads is found, and no other text", () => {
    expect(navigationData(folder()).sort()).toEqual([
      join('agenda', '__next.!KHdlYik.agenda.txt'),
      join('agenda', 'index.txt'),
    ]);
    expect(withoutNavigationData(['index.txt', 'robots.txt', 'agenda/'])).toEqual(['robots.txt', 'agenda/']);
  });

  test('a page without it stops the build', () => {
    const built = folder();
    expect(() => expectNavigationData(join(built, 'agenda/index.html'))).not.toThrow();
    expect(() => expectNavigationData(join(built, 'musica/index.html'))).toThrow('are not beside it');
  });
});
