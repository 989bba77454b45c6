import { bundleEnhancements } from '@/scripts/build/postbuild/enhancements';

const onBoth = ['data-menu'];
const onStaticPages = [
  'data-embed',
  'data-slideshow',
  'data-agenda',
  'data-next-meeting',
  'data-on-this-day',
  'data-quotes',
];

test('the script of a static page contains every enhancement, no React and no import', async () => {
  const { text } = await bundleEnhancements('static', {});
  for (const mark of [...onBoth, ...onStaticPages]) expect(text).toContain(mark);
  expect(text).not.toMatch(/react|process\.env|\bimport\b|\brequire\(/i);
});

test('that of an interactive page leaves out what only static pages hold', async () => {
  const { text } = await bundleEnhancements('interactive', {});
  for (const mark of onBoth) expect(text).toContain(mark);
  for (const mark of onStaticPages) expect(text).not.toContain(mark);
});

test('its name changes with its text', async () => {
  const [one, same, other] = await Promise.all(
    ['/web', '/web', ''].map((path) => bundleEnhancements('static', { NEXT_PUBLIC_BASE_PATH: path })),
  );
  expect(one?.text).toContain('"/web"');
  expect(one).toEqual(same);
  expect(one?.name).toMatch(/^enhancements-[\w-]{10}\.js$/);
  expect(other?.name).not.toBe(one?.name);
});
