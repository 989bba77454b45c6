import { anExportedPage, payloadScripts } from '@/__tests__/builders/exported-page';
import { aFolder } from '@/__tests__/builders/scratch-folder';
import { componentsIn, modulesInPayload, readClientModules } from '@/scripts/build/postbuild/client-modules';
import {
  isPayload,
  postponeScripts,
  SCRIPTS_ARE_HERE,
  takePayload,
} from '@/scripts/build/postbuild/deferred-scripts';
import { bundleEnhancements } from '@/scripts/build/postbuild/enhancements';
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

/** A row of plain text has its length in bytes, and the next row follows directly. */
const aTextRow = (id: string, text: string) => `${id}:T${Buffer.byteLength(text).toString(16)},${text}`;

const payload = [
  '1:"$Sreact.fragment"\n',
  '2:I[39756,["/_next/static/chunks/x.js"],"default"]\n',
  ':HL["/_next/static/chunks/a.css","style"]\n',
  aTextRow('1f', 'Pinya, folre\ni manilles: així.\n7:I[1,no'),
  'a:I[37457,[],"Menu",1]\n',
  '0:{"P":null,"text":"b:I[2,no"}\n',
].join('');

describe('the modules of a payload', () => {
  test('are found by number, also right after a text, but not inside a text', () => {
    expect(modulesInPayload(payloadScripts(payload))).toEqual([39756, 37457]);
  });

  test.each([1, 7, 40])('are read from a payload pushed %s characters at a time', (piece) => {
    expect(modulesInPayload(payloadScripts(payload, piece))).toEqual([39756, 37457]);
  });

  test('are none in scripts that push nothing', () => {
    expect(modulesInPayload(['', 'document.title = "I[3,"', ...payloadScripts('0:{}\n')])).toEqual([]);
  });

  test('stop the build when a part is of a kind that cannot be read', () => {
    expect(() => modulesInPayload(['self.__next_f.push([3,"AAAA"])'])).toThrow('part of kind 3');
  });
});

const aManifest = (page: string, clientModules: Record<string, { id: number }>) =>
  `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};
globalThis.__RSC_MANIFEST["${page}"] = ${JSON.stringify({ moduleLoading: { prefix: '' }, clientModules })};`;

describe("Next's lists of client components", () => {
  const folder = () =>
    aFolder({
      'server/app/(static)/agenda/page_client-reference-manifest.js': aManifest('/agenda/page', {
        '[project]/node_modules/next/dist/client/app-dir/link.js': { id: 1 },
        '[project]/components/calendar/agenda-list.tsx': { id: 2 },
      }),
      'server/app/page_client-reference-manifest.js': aManifest('/page', {
        '[project]/components/home/hero.tsx <module evaluation>': { id: 3 },
        '[project]/components/home/hero.tsx': { id: 4 },
        '[project]/app/error.tsx': { id: 5 },
        '[project]/node_modules/charts/line.js': { id: 6 },
        '[project]/app/global-error.tsx': { id: 7 },
      }),
      'server/app/page.js': 'throw new Error("not to be run");',
    });

  test('are read from every page', () => {
    expect([...readClientModules(folder()).keys()].sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('name our own components and those of packages by their path, each once, and none that every page has', () => {
    const modules = readClientModules(folder());
    expect(componentsIn([1, 7], modules)).toEqual([]);
    expect(componentsIn([4, 3, 1, 2, 6, 5, 4], modules)).toEqual([
      'app/error.tsx',
      'components/calendar/agenda-list.tsx',
      'components/home/hero.tsx',
      'node_modules/charts/line.js',
    ]);
  });

  test('stop the build at an unknown number', () => {
    expect(() => componentsIn([1, 77], readClientModules(folder()))).toThrow('module 77');
  });

  test('stop the build when there is none, since then nothing could be checked', () => {
    expect(() => readClientModules(aFolder({ 'server/app/page.js': '' }))).toThrow('names no client module');
  });
});

describe('the one script of a static page', () => {
  test('contains every enhancement, no React and no import', async () => {
    const { text } = await bundleEnhancements('static', {});
    for (const mark of ['data-menu', 'data-slideshow', 'data-agenda', 'data-embed'])
      expect(text).toContain(mark);
    expect(text).not.toMatch(/react|process\.env|\bimport\b|\brequire\(/i);
  });

  test('is shorter on an interactive page, by what static pages alone hold', async () => {
    const { text } = await bundleEnhancements('interactive', {});
    for (const mark of ['data-menu', 'data-embed']) expect(text).toContain(mark);
    for (const mark of [
      'data-slideshow',
      'data-agenda',
      'data-next-meeting',
      'data-on-this-day',
      'data-quotes',
    ])
      expect(text).not.toContain(mark);
  });

  test('has another name when its text is another, and the same one when it is not', async () => {
    const one = await bundleEnhancements('static', { NEXT_PUBLIC_BASE_PATH: '/web' });
    const same = await bundleEnhancements('static', { NEXT_PUBLIC_BASE_PATH: '/web' });
    const other = await bundleEnhancements('static', { NEXT_PUBLIC_BASE_PATH: '' });
    expect(one.text).toContain('"/web"');
    expect(one).toEqual(same);
    expect(one.name).toMatch(/^enhancements-[\w-]{10}\.js$/);
    expect(other.name).not.toBe(one.name);
  });
});
