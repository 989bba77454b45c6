import { parse } from 'parse5';
import { hashSource, type Policy, writePolicy } from '@/scripts/build/postbuild/policy/directives';
import { pagePolicy } from '@/scripts/build/postbuild/policy/page-policy';

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

  test('never allows what anybody could write, whatever the page holds', () => {
    const hostile =
      '<script>a()</script><style>p{}</style><p style="color:red" onclick="b()">c</p><base href="https://fora.example/">';
    for (const kind of ['static', 'interactive'] as const)
      expect(writePolicy(policyOf({ head: hostile, body: hostile, kind }))).not.toMatch(/unsafe|\*|http/);
  });

  test('names the text of each inline script and style, wherever it stands', () => {
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

  test('lets a page ask a configured address when a script of its names it, and no page else', () => {
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
