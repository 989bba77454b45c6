import { attribute, elementsIn, type Page, setAttribute } from './html';

/** What a CSS module calls a class: a mark of its file, and the name that stands in it. */
const LONG = /^_?[\w-]{6}_\w+$/;
const SELECTOR = /\.(_?[\w-]{6}_\w+)/g;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** a, b … z, aa, ab … for 0, 1 … 25, 26, 27 … */
const letters = (index: number): string =>
  (index < LETTERS.length ? '' : letters(Math.floor(index / LETTERS.length) - 1)) +
  LETTERS[index % LETTERS.length];

/**
 * Gives the classes of a document short names, the most used the shortest, and answers its styles with them: nothing but
 * those styles knows them by their long ones. Throws when a script of the page names one.
 */
export function shortenNames(page: Page, css: string, script: string): string {
  const elements = [...elementsIn(page)].flatMap((element) => {
    const classes = attribute(element, 'class')?.split(/\s+/);
    return classes ? [{ element, classes }] : [];
  });
  const uses = new Map<string, number>();
  for (const name of elements.flatMap(({ classes }) => classes)) uses.set(name, (uses.get(name) ?? 0) + 1);

  const long = [...uses.keys()].filter((name) => LONG.test(name));
  const named = long.find((name) => script.includes(name));
  if (named) throw new Error(`a script of it names the class ${named}`);
  const free = Array.from({ length: uses.size + long.length }, (_, index) => letters(index)).filter(
    (name) => !uses.has(name),
  );
  const byUse = long.toSorted((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0));
  const short = new Map(byUse.map((name, index) => [name, free[index] ?? name]));

  for (const { element, classes } of elements)
    setAttribute(element, 'class', classes.map((name) => short.get(name) ?? name).join(' '));
  return css.replace(SELECTOR, (selector, name: string) => {
    const found = short.get(name);
    return found ? `.${found}` : selector;
  });
}
