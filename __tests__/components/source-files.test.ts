import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { proseIn } from '@/scripts/check/prose-in';

/** Strings that look like text: fonts, keys, lengths, a column of the log, the name of an outcome. */
const CODES = /^(Arial|Enter|Escape|NOT PROCESSED|intent desmuntat|.*\d?px.*)$/;

const files = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

/** Whether a user reads it as words. */
const isText = (text: string) => /\p{L}{2}/u.test(text) && !CODES.test(text.trim());

test('texts are in content/: no component and no page holds one, not even a label', () => {
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    proseIn(readFileSync(file, 'utf8'), file)
      .filter(({ text }) => isText(text))
      .map(({ text, line }) => `${file}:${line} ${text.trim()}`),
  );
  expect(found).toEqual([]);
});

test('a text in a component would be found', () => {
  const source = '<button aria-label="Tanca la finestra">{open ? "Obre" : <b>Torna al web</b>}</button>;';
  expect(proseIn(source, 'sample.tsx').filter(({ text }) => isText(text))).toHaveLength(3);
});

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
