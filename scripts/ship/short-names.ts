import { attribute, elementsIn, type Page, setAttribute } from './html';

/** What a CSS module calls a class: a mark of its file, and the name that stands in it. */
const LONG = /^_?[\w-]{6}_\w+$/;
const SELECTOR = /\.(_?[\w-]{6}_\w+)/g;

// No vowel, and so no word: what blocks advertisements hides whatever is called `ad`.
const LETTERS = 'bcdfghjklmnpqrstvwxz';

/** b, c … z, bb, bc … for 0, 1 … 19, 20, 21 … */
const letters = (index: number): string =>
  (index < LETTERS.length ? '' : letters(Math.floor(index / LETTERS.length) - 1)) +
  LETTERS[index % LETTERS.length];

/** The first `count` short names that are not taken. */
const freeNames = (count: number, isTaken: (name: string) => boolean): string[] => {
  const free: string[] = [];
  for (let index = 0; free.length < count; index += 1)
    if (!isTaken(letters(index))) free.push(letters(index));
  return free;
};

/** Each name, the most used first, with a short one that is not taken. */
function shortNamesFor(uses: ReadonlyMap<string, number>, isTaken: (name: string) => boolean) {
  const byUse = [...uses].toSorted(([, a], [, b]) => b - a).map(([name]) => name);
  const free = freeNames(byUse.length, isTaken);
  return new Map(byUse.map((name, index) => [name, free[index] ?? name]));
}

/** How many times each name stands in a list. */
function usesOf(names: readonly string[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const name of names) uses.set(name, (uses.get(name) ?? 0) + 1);
  return uses;
}

const PROPERTY = /(?<![\w-])--[a-z][\w-]*/gi;

/**
 * Styles of a document with short names for their custom properties, the most used the shortest. Those that `others`
 * names, its markup or a script, keep theirs.
 */
export function shortenProperties(css: string, others: string): string {
  const known = new Set(others.match(PROPERTY));
  const uses = usesOf((css.match(PROPERTY) ?? []).filter((name) => !known.has(name)));
  const short = shortNamesFor(uses, (name) => known.has(`--${name}`));
  return css.replace(PROPERTY, (name) => {
    const found = short.get(name);
    return found ? `--${found}` : name;
  });
}

/**
 * Gives the classes of a document short names, the most used the shortest, and answers its styles with them: nothing but
 * those styles knows them by their long ones. Throws when a script of the page names one.
 */
export function shortenNames(page: Page, css: string, script: string): string {
  const elements = [...elementsIn(page)].flatMap((element) => {
    const classes = attribute(element, 'class')?.split(/\s+/);
    return classes ? [{ element, classes }] : [];
  });
  const uses = usesOf(elements.flatMap(({ classes }) => classes));

  const long = [...uses].filter(([name]) => LONG.test(name));
  const named = long.find(([name]) => script.includes(name));
  if (named) throw new Error(`a script of it names the class ${named[0]}`);
  const short = shortNamesFor(new Map(long), (name) => uses.has(name));

  for (const { element, classes } of elements)
    setAttribute(element, 'class', classes.map((name) => short.get(name) ?? name).join(' '));
  return css.replace(SELECTOR, (selector, name: string) => {
    const found = short.get(name);
    return found ? `.${found}` : selector;
  });
}
