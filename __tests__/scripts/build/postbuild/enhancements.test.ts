import { bundleDrawing, bundleEnhancements, bundleSearch } from '@/scripts/build/postbuild/enhancements';

const onBoth = ['data-menu'];
const onStaticPages = ['data-embed', 'data-slideshow', 'data-agenda', 'data-on-this-day', 'data-quotes'];

test('the script of a static page contains every enhancement, no React and one import, of search and drawing', async () => {
  const { text } = await bundleEnhancements('static', {
    SEARCH_MODULE: '/cerca.js',
    DRAWING_MODULE: '/dibuix.js',
  });
  for (const mark of [...onBoth, ...onStaticPages]) expect(text).toContain(mark);
  expect(text).not.toMatch(/react|process\.env|\brequire\(/i);
  expect(text.match(/\bimport\b/g)).toHaveLength(1);
  for (const address of ['/cerca.js', '/dibuix.js']) expect(text).toContain(address);
});

test('that of an interactive page leaves out what only static pages hold', async () => {
  const { text } = await bundleEnhancements('interactive', {});
  for (const mark of onBoth) expect(text).toContain(mark);
  for (const mark of onStaticPages) expect(text).not.toContain(mark);
});

test('what draws any castell has no React either, but for what makes its elements', async () => {
  const { name, text } = await bundleDrawing({ NODE_ENV: 'production' });
  expect(name).toMatch(/^dibuix-[\w-]{10}\.js$/);
  expect(text).not.toMatch(/useState|createRoot|process\.env/);
});

test('the search has its index under an address of its own, which changes with the index', async () => {
  const [one, other] = await Promise.all(
    ['[1]', '[2]'].map((index) => bundleSearch(index, ({ name }) => `/web/${name}`, {})),
  );
  expect(one?.index).toMatchObject({ name: expect.stringMatching(/^cerca-[\w-]{10}\.json$/), text: '[1]' });
  expect(one?.module.text).toContain(`/web/${one?.index.name}`);
  expect(one?.module.text).not.toMatch(/process\.env/);
  expect(other?.index.name).not.toBe(one?.index.name);
  expect(other?.module.name).not.toBe(one?.module.name);
});
