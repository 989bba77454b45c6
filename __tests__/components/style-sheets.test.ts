import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const sheets = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => join('components', name));

/** Every `composes: … from "file"`, which only the build would otherwise look up. */
const composed = sheets.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/composes:[^;]* from ["']([^"']+)["']/g)].map(([, from = '']) => ({
    file,
    from,
  })),
);

test('some style sheets take a class from another', () => {
  expect(composed.length).toBeGreaterThan(0);
});

test.each(composed)('$file finds $from', ({ file, from }) => {
  expect(existsSync(join(dirname(file), from))).toBe(true);
});
