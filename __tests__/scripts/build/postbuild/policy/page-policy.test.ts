import { JSDOM } from 'jsdom';
import { parse, serialize } from 'parse5';
import {
  configuredAddresses,
  connectSources,
  hashSource,
  moveStyleAttributes,
  type Policy,
  pagePolicy,
  writePolicy,
} from '@/scripts/build/postbuild/policy/page-policy';

type Case = { head?: string; body?: string } & Partial<Parameters<typeof pagePolicy>[1]>;

const aPage = (head: string, body: string) =>
  parse(`<head><meta charset="utf-8">${head}</head><body>${body}</body>`, { scriptingEnabled: false });

const policyOf = ({ head = '', body = '', kind = 'static', scripts = [], configured = [] }: Case): Policy =>
  pagePolicy(aPage(head, body), { kind, scripts, configured });

describe('the policy of a page', () => {
  test('allows a page of text its own files and nothing else', () => {
    expect(writePolicy(policyOf({ body: '<p>Text</p>' }))).toBe(
      "default-src 'none';script-src 'self';style-src;img-src 'self';font-src 'self';connect-src 'self';" +
        "frame-src 'none';form-action 'none';worker-src 'self';manifest-src 'self';object-src 'none';base-uri 'none';" +
        "require-trusted-types-for 'script';trusted-types addresses",
    );
  });

  test("never allows 'unsafe-…' sources, for any content", () => {
    const hostile =
      '<script>a()</script><style>p{}</style><p style="color:red" onclick="b()">c</p><base href="https://fora.example/">';
    for (const kind of ['static', 'interactive'] as const)
      expect(writePolicy(policyOf({ head: hostile, body: hostile, kind }))).not.toMatch(/unsafe|\*|http/);
  });

  test('has a hash of each inline script and style, in head and body', () => {
    const policy = policyOf({
      head: '<style>p{color:red}</style><script>a()</script>',
      body: '<noscript><style>b{}</style></noscript><script type="module">c()</script><script src="/d.js"></script>',
    });
    expect(policy['script-src']).toEqual(["'self'", hashSource('a()'), hashSource('c()')]);
    expect(policy['style-src']).toEqual([hashSource('p{color:red}'), hashSource('b{}')]);
  });

  test('lets an interactive page have its sheets beside', () => {
    const { 'style-src': styles } = policyOf({ head: '<style>p{}</style>', kind: 'interactive' });
    expect(styles).toEqual(["'self'", hashSource('p{}')]);
  });

  test('needs no leave for data, and has a word for speculation rules', () => {
    const head =
      '<script type="application/ld+json">{"@type":"Event"}</script><script type="speculationrules">{}</script>';
    expect(policyOf({ head })['script-src']).toEqual(["'self'", "'inline-speculation-rules'"]);
    // Browsers take that word for nothing beside a hash.
    const beside = policyOf({ head, body: '<script>a()</script>' })['script-src'];
    expect(beside).toEqual(["'self'", hashSource('a()'), hashSource('{}')]);
  });

  test.each([
    ['that waits for the visitor', '<div data-embed="mapes" data-src="https://mapes.example/a?b=1"></div>'],
    ['for who has no scripts', '<noscript><iframe src="https://mapes.example/a"></iframe></noscript>'],
    ['that a feed may bring', '<div data-frames="https://mapes.example/incrusta/"></div>'],
  ])('allows the host of a frame %s, and no other', (_, body) => {
    expect(policyOf({ body })['frame-src']).toEqual(['https://mapes.example']);
  });

  test('allows pictures of the page, of other hosts and written into it, only where there are any', () => {
    const body =
      '<img src="/a.svg"><img src="https://fotos.example/b.jpg"><img src="data:image/gif;base64,R0">';
    expect(policyOf({ body })['img-src']).toEqual(["'self'", 'https://fotos.example', 'data:']);
    expect(policyOf({ scripts: ['draw("data:image/svg+xml," + svg)'] })['img-src']).toContain('data:');
    expect(policyOf({ head: '<style>p{background:url(data:image/gif,x)}</style>' })['img-src']).toContain(
      'data:',
    );
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

  test('allows a configured address only on pages whose scripts contain it', () => {
    const configured = [new URL('https://fulls.example/colla.csv?full=1&x=2')];
    const asking = policyOf({
      configured,
      scripts: ['f("https://fulls.example/colla.csv?full=1\\u0026x=2")'],
    });
    expect(asking['connect-src']).toEqual(["'self'", 'https://fulls.example/colla.csv']);
    expect(policyOf({ configured, scripts: ['g()'] })['connect-src']).toEqual(["'self'"]);
  });

  test('lets a page show a paper of the site where it holds one', () => {
    const body = '<noscript><object data="/uploads/a.pdf" type="application/pdf"></object></noscript>';
    expect(policyOf({ body })['object-src']).toEqual(["'self'"]);
    expect(policyOf({ body })['frame-src']).toEqual(["'self'"]);
  });

  test('allows sounds where there are some', () => {
    expect(policyOf({ body: '<audio src="/a.mp3"></audio>' })['media-src']).toEqual(["'self'"]);
    expect(policyOf({ scripts: ['new Audio()'] })['media-src']).toEqual(["'self'"]);
  });
});

describe('addresses configured at build time', () => {
  test('is the sheets, the feed and the endpoint of other hosts', () => {
    const addresses = configuredAddresses({
      NEXT_PUBLIC_DIADES_CSV_URL: 'https://fulls.example/a.csv',
      NEXT_PUBLIC_VIDEO_FEED_URL: '/data/videos.json',
      NEXT_PUBLIC_CONTACT_ENDPOINT: '',
      NEXT_PUBLIC_SITE_URL: 'https://colla.example',
    });
    expect(addresses.map(String)).toEqual(['https://fulls.example/a.csv']);
  });

  test('is allowed by its path alone, written so that it cannot end its directive', () => {
    expect(connectSources(new URL('https://fulls.example/a;b,c?d=1'))).toEqual([
      'https://fulls.example/a%3Bb%2Cc',
    ]);
  });

  test('is followed to where its host sends it', () => {
    const sources = connectSources(new URL('https://docs.google.com/spreadsheets/d/e/1/pub?output=csv'));
    expect(sources).toContain('https://docs.google.com/spreadsheets/d/e/1/pub');
    expect(sources).toContain('https://*.googleusercontent.com');
  });
});

/** The page after its attributes were moved, with the rules that came of them. */
function moved(body: string, sheet = '') {
  const page = parse(`<body>${body}</body>`, { scriptingEnabled: false });
  const rules = moveStyleAttributes(page);
  const html = serialize(page, { scriptingEnabled: false });
  const { document, getComputedStyle } = new JSDOM(`<style>${sheet}${rules}</style>${html}`).window;
  return { html, rules, document, getComputedStyle };
}

describe('style attributes moved to rules', () => {
  test('leave none behind, in a noscript neither', () => {
    const { html } = moved('<p style="color: red">a</p><noscript><b style="color: blue">c</b></noscript>');
    expect(html).not.toContain('style=');
  });

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

  test('become one rule for all elements of one style', () => {
    const { rules } = moved(
      '<i style="inline-size:4%"></i><b style="inline-size:4%"></b><u style="--row:2"></u>',
    );
    expect(rules.match(/inline-size/g)).toHaveLength(1);
    expect(rules).toContain('--row:2');
  });

  test.each(['color:red}body{display:none', 'background:url(</style><script>)'])(
    'stop the build at %s, which would end its rule',
    (style) => {
      expect(() => moved(`<p style="${style}">a</p>`)).toThrow('more than declarations');
    },
  );
});
