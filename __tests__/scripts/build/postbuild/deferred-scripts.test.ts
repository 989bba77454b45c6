import { anExportedPage } from '@/__tests__/builders/exported-page';
import { LOST_PAGE_TEXTS } from '@/content/interface/failures';
import {
  isPayload,
  postponeScripts,
  SCRIPTS_ARE_HERE,
  takePayload,
} from '@/scripts/build/postbuild/deferred-scripts';
import { readExported, writePage } from '@/scripts/build/postbuild/exported-page';
import { addLostNotice } from '@/scripts/build/postbuild/lost-scripts';

describe('the payload of an interactive page', () => {
  const start = '(globalThis.TURBOPACK ||= []).push({})';

  function taken(parts: { body?: string; payload?: string } = {}, basePath = '') {
    const page = readExported(anExportedPage({ body: `<p>Text</p><script>${start}</script>`, ...parts }));
    return { file: takePayload(page, basePath), page };
  }

  test('leaves the page, and the call that starts the framework waits for all scripts', () => {
    const { file, page } = taken({ payload: '0:"contents"\n' });
    expect(writePage(page)).not.toMatch(/__next_f|TURBOPACK/);
    const [data = '', call = ''] = file.text.split(`addEventListener('${SCRIPTS_ARE_HERE}'`);
    expect(data).toContain('contents');
    expect(data).not.toContain(start);
    expect(call).toContain(start);
  });

  test.each(['', '/web'])('is loaded by the first script of the page, below "%s"', (basePath) => {
    const { file, page } = taken({}, basePath);
    const first = page.querySelector('script');
    expect(first?.getAttribute('src')).toBe(basePath + file.address);
    expect(first?.hasAttribute('async')).toBe(true);
  });

  test('leaves scripts of ours and data where they are', () => {
    const body = '<script data-own="">own()</script><script type="application/ld+json">{}</script>';
    const html = writePage(taken({ body }).page);
    for (const kept of ['own()', 'application/ld+json', 'chunks/x.js', 'old.js'])
      expect(html).toContain(kept);
  });

  test('has a name with a hash of its text, different from scripts', () => {
    const address = (payload: string) => taken({ payload }).file.address;
    expect(address('a')).toBe(address('a'));
    expect(address('a')).not.toBe(address('b'));
    expect(isPayload(`/web${address('a')}`)).toBe(true);
    expect(isPayload('/_next/static/chunks/0a1b.js')).toBe(false);
  });

  test('stops the build beside unknown scripts', () => {
    const page = readExported(anExportedPage().replaceAll('async=""', 'defer=""'));
    expect(() => takePayload(page, '')).toThrow("none of Next's scripts");
  });
});

describe('after paint', () => {
  const head = '<script src="/_next/static/enhancements-a.js" defer=""></script>';
  const body = '<p>Text</p><script type="application/ld+json">{}</script>';
  const page = readExported(anExportedPage({ head, body }));
  addLostNotice(page);
  postponeScripts(page);
  const [, before = '', waiting = ''] = /^(.*)<template>(.*)<\/template>/s.exec(writePage(page)) ?? [];

  test('stylesheets and scripts of an interactive page are moved below its content, in their order, with its notice', () => {
    expect(before).not.toMatch(/rel="stylesheet"|as="script"|modulepreload|async|defer/);
    expect(waiting).toBe(
      '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next">' +
        '<script src="/_next/static/chunks/x.js" async=""></script>' +
        '<script src="/_next/static/enhancements-a.js" defer=""></script>' +
        '<script src="/_next/static/chunks/x.js" id="_R_" async=""></script>' +
        `<div role="alert" data-lost="" data-only="screen"><p>${LOST_PAGE_TEXTS.incomplete}</p>` +
        `<button type="button">${LOST_PAGE_TEXTS.reload}</button></div>`,
    );
  });

  test('text, payload, nomodule scripts and data stay in place', () => {
    for (const kept of ['<p>Text</p>', '__next_f.push', 'old.js', 'application/ld+json'])
      expect(before).toContain(kept);
    expect(page.body.lastElementChild?.hasAttribute('data-own')).toBe(true);
  });
});
