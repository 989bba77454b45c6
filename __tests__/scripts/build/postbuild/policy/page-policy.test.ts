import { JSDOM } from 'jsdom';
import { readPage, writePage } from '@/scripts/build/postbuild/exported-page';
import {
  connectSources,
  moveStyleAttributes,
  pagePolicy,
  writePolicy,
} from '@/scripts/build/postbuild/policy/page-policy';

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
