import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A class of a CSS module as Next writes it: six characters of the module, and the name. */
const NAME = /(?<![\w-])(_?[\w-]{6})_([A-Za-z]\w*)/g;

const LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/**
 * The characters of the module and a letter for each class in a rule of `css`. They depend on the module alone, and so does the
 * address of a script or stylesheet with its names: one that a browser keeps from an earlier build has the right ones.
 */
export function shortNames(css: string): ReadonlyMap<string, string> {
  const names = new Set(
    [...css.matchAll(NAME)].map(([name]) => name).filter((name) => css.includes(`.${name}`)),
  );
  const taken = new Map<string, number>();
  return new Map(
    [...names].sort().flatMap((name) => {
      const module = name.slice(0, name.indexOf('_', 6));
      const place = taken.get(module) ?? 0;
      taken.set(module, place + 1);
      const letter = LETTERS[place];
      return letter ? [[name, module + letter]] : [];
    }),
  );
}

/** Names take a tenth of a page's styles. Pages, scripts and stylesheets change together. */
export function shortenClassNames(folder: string): void {
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html') || (path.startsWith('_next') && /\.(js|css)$/.test(path)))
    .map((path) => ({ path: join(folder, path), text: readFileSync(join(folder, path), 'utf8') }));
  const names = shortNames(
    texts.flatMap(({ path, text }) => (path.endsWith('.css') ? [text] : [])).join('\n'),
  );
  for (const { path, text } of texts)
    writeFileSync(
      path,
      text.replace(NAME, (name) => names.get(name) ?? name),
    );
}
