import { anExportedPage } from '@/__tests__/builders/exported-page';
import { partOf, readExported, writePage } from '@/scripts/ship/document';
import { attribute, elementsIn } from '@/scripts/ship/html';
import { isPayload, SCRIPTS_ARE_HERE, takePayload } from '@/scripts/ship/payload';

const start = '(globalThis.TURBOPACK ||= []).push({})';

function taken(parts: { body?: string; payload?: string } = {}, basePath = '') {
  const { page } = readExported(anExportedPage({ body: `<p>Text</p><script>${start}</script>`, ...parts }));
  return { file: takePayload(page, basePath), page };
}

describe('the payload of a feature', () => {
  it('leaves the page, and the call that starts the framework waits for all scripts', () => {
    const { file, page } = taken({ payload: '1:I[1,[],"x"]\n0:"contents"\n' });
    expect(writePage(page)).not.toMatch(/__next_f|TURBOPACK/);
    const [data = '', call = ''] = file.text.split(`addEventListener('${SCRIPTS_ARE_HERE}'`);
    expect(data).toContain('contents');
    expect(data).not.toContain(start);
    expect(call).toContain(start);
  });

  it.each(['', '/web'])('is asked for by the page before its programs, below "%s"', (basePath) => {
    const { file, page } = taken({}, basePath);
    const [first] = [...elementsIn(partOf(page, 'head'))];
    expect(first && attribute(first, 'src')).toBe(basePath + file.address);
    expect(first && attribute(first, 'async')).toBe('');
  });

  it('leaves scripts of ours and data where they are', () => {
    const body = '<script data-own="">own()</script><script type="application/ld+json">{}</script>';
    const html = writePage(taken({ body }).page);
    for (const kept of ['own()', 'application/ld+json', 'chunks/x.js', 'old.js'])
      expect(html).toContain(kept);
  });

  it('has a name that follows its text, and that tells it from a program', () => {
    const says = (text: string) => `1:I[1,[],"x"]\n0:"${text}"\n`;
    const address = (payload: string) => taken({ payload }).file.address;
    expect(address(says('a'))).toBe(address(says('a')));
    expect(address(says('a'))).not.toBe(address(says('b')));
    expect(isPayload(`/web${address(says('a'))}`)).toBe(true);
    expect(isPayload('/_next/static/chunks/0a1b.js')).toBe(false);
  });
});

it('stops at a page whose scripts it does not know, instead of leaving them where they were', () => {
  const { page } = readExported(anExportedPage().replaceAll('async=""', 'defer=""'));
  expect(() => takePayload(page, '')).toThrow("none of Next's scripts");
});
