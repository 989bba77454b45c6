import { anExportedPage } from '@/__tests__/builders/exported-page';
import {
  isPayload,
  postponeScripts,
  SCRIPTS_ARE_HERE,
  takePayload,
} from '@/scripts/build/postbuild/deferred-scripts';
import { partOf, readExported, writePage } from '@/scripts/build/postbuild/exported-page';
import { attribute, elementsIn } from '@/scripts/build/postbuild/html';

describe('payload', () => {
  const start = '(globalThis.TURBOPACK ||= []).push({})';

  function taken(parts: { body?: string; payload?: string } = {}, basePath = '') {
    const { page } = readExported(anExportedPage({ body: `<p>Text</p><script>${start}</script>`, ...parts }));
    return { file: takePayload(page, basePath), page };
  }

  describe('the payload of an interactive page', () => {
    test('leaves the page, and the call that starts the framework waits for all scripts', () => {
      const { file, page } = taken({ payload: '1:I[1,[],"x"]\n0:"contents"\n' });
      expect(writePage(page)).not.toMatch(/__next_f|TURBOPACK/);
      const [data = '', call = ''] = file.text.split(`addEventListener('${SCRIPTS_ARE_HERE}'`);
      expect(data).toContain('contents');
      expect(data).not.toContain(start);
      expect(call).toContain(start);
    });

    test.each(['', '/web'])('is loaded by the first script of the page, below "%s"', (basePath) => {
      const { file, page } = taken({}, basePath);
      const [first] = [...elementsIn(partOf(page, 'head'))];
      expect(first && attribute(first, 'src')).toBe(basePath + file.address);
      expect(first && attribute(first, 'async')).toBe('');
    });

    test('leaves scripts of ours and data where they are', () => {
      const body = '<script data-own="">own()</script><script type="application/ld+json">{}</script>';
      const html = writePage(taken({ body }).page);
      for (const kept of ['own()', 'application/ld+json', 'chunks/x.js', 'old.js'])
        expect(html).toContain(kept);
    });

    test('has a name with a hash of its text, different from scripts', () => {
      const says = (text: string) => `1:I[1,[],"x"]\n0:"${text}"\n`;
      const address = (payload: string) => taken({ payload }).file.address;
      expect(address(says('a'))).toBe(address(says('a')));
      expect(address(says('a'))).not.toBe(address(says('b')));
      expect(isPayload(`/web${address(says('a'))}`)).toBe(true);
      expect(isPayload('/_next/static/chunks/0a1b.js')).toBe(false);
    });
  });

  test('throws on unknown scripts instead of leaving them in place', () => {
    const { page } = readExported(anExportedPage().replaceAll('async=""', 'defer=""'));
    expect(() => takePayload(page, '')).toThrow("none of Next's scripts");
  });
});

describe('after paint', () => {
  function postponed(body: string) {
    const head = '<script src="/_next/static/enhancements-a.js" defer=""></script>';
    const { page } = readExported(anExportedPage({ head, body }));
    postponeScripts(page, partOf(page, 'body'));
    return page;
  }

  test('stylesheets and scripts of an interactive page are moved below its content, in their order', () => {
    const html = writePage(postponed('<p>Text</p>'));
    const [, before = '', waiting = ''] = /^(.*)<template>(.*)<\/template>/s.exec(html) ?? [];
    expect(before).toContain('<p>Text</p>');
    expect(before).not.toMatch(/rel="stylesheet"|as="script"|modulepreload|async|defer/);
    expect(waiting).toBe(
      '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next">' +
        '<script src="/_next/static/chunks/x.js" async=""></script>' +
        '<script src="/_next/static/enhancements-a.js" defer=""></script>' +
        '<script src="/_next/static/chunks/x.js" id="_R_" async=""></script>',
    );
  });

  test('payload, nomodule scripts and data stay in place', () => {
    const page = postponed('<script type="application/ld+json">{}</script>');
    const html = writePage(page).replace(/<template>.*<\/template>/s, '');
    for (const kept of ['__next_f.push', 'old.js', 'application/ld+json']) expect(html).toContain(kept);
    const last = [...elementsIn(partOf(page, 'body'))].at(-1);
    expect(last && attribute(last, 'data-own')).toBe('');
  });
});
