import { anExportedPage } from '@/__tests__/builders/exported-page';
import { isPayload, takePayload } from '@/scripts/build/postbuild/deferred-scripts';
import { readExported } from '@/scripts/build/postbuild/exported-page';

describe('the payload of an interactive page', () => {
  const start = '(globalThis.TURBOPACK ||= []).push({})';

  function taken(parts: { body?: string; payload?: string } = {}, basePath = '') {
    const page = readExported(anExportedPage({ body: `<p>Text</p><script>${start}</script>`, ...parts }));
    return { file: takePayload(page, basePath), page };
  }

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
