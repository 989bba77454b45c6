import { bundleDrawing, bundleEnhancements, bundleSearch } from '@/scripts/build/postbuild/enhancements';

test('the script of an interactive page leaves out what only static pages hold', async () => {
  const texts = await Promise.all([bundleEnhancements('static', {}), bundleEnhancements('interactive', {})]);
  expect(texts.map(({ text }) => text.includes('data-agenda'))).toEqual([true, false]);
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
