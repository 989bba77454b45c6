import * as v from 'valibot';

// What the schemas of content share. A schema is type, check and sentences of what members write, in Catalan. Only checks import schemas at
// run time: the site imports their types.

/** What a schema accepts, read-only. */
export type Content<Schema extends v.GenericSchema> = ReadOnly<v.InferInput<Schema>>;
type ReadOnly<T> = T extends object ? { readonly [Key in keyof T]: ReadOnly<T[Key]> } : T;

/** Reports the sentence that `problemOf` returns, if any. `key` is the property that it is about. */
export const rule = <T>(problemOf: (value: T) => string | undefined, key?: string) =>
  v.rawCheck<T>(({ dataset, addIssue }) => {
    const message = dataset.typed ? problemOf(dataset.value) : undefined;
    if (message !== undefined) addIssue({ message, path: key === undefined ? undefined : [step(key)] });
  });

/** As `rule`, for each item of a list. */
export const eachItem = <T>(problemOf: (item: T, index: number, items: readonly T[]) => string | undefined) =>
  v.rawCheck<T[]>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    dataset.value.forEach((item, index, items) => {
      const message = problemOf(item, index, items);
      if (message !== undefined) addIssue({ message, path: [step(index)] });
    });
  });

const step = (key: string | number): v.IssuePathItem => ({
  type: 'unknown',
  origin: 'value',
  input: undefined,
  key,
  value: undefined,
});

export const unique = <T>(key: keyof T & string) =>
  eachItem<T>((item, index, items) =>
    items.findIndex((other) => other[key] === item[key]) < index
      ? `aquest \`${key}\` hi és dues vegades: canvia'n un.`
      : undefined,
  );

/** A string of the shape `T`. `sentence` is for one that `isRight` refuses. */
export const text = <T extends string = string>(
  isRight: (value: string) => boolean = () => true,
  sentence: (value: string) => string = String,
) =>
  v.pipe(
    v.custom<T>((value) => typeof value === 'string'),
    rule<T>((value) => (isRight(value) ? undefined : sentence(value))),
  );

/** Anchor. */
export const id = v.pipe(
  v.string(),
  v.regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'un identificador només té minúscules sense accents, xifres i guionets.',
  ),
);

/** A text with more than spaces. */
export const filled = (sentence: string) => v.pipe(v.string(), v.regex(/\S/, sentence));

export const https = text<`https://${string}`>(
  (value) => value.startsWith('https://'),
  (value) => `${value} no comença amb https://.`,
);

/** `key`: of the property. */
export const oneOf = <const Name extends string>(known: readonly Name[], key: string) =>
  v.picklist(known, ({ input }) => unknownName(String(input), known, key, `Tria: ${known.join(', ')}.`));

/** `` `person` no pot ser «x». Volies dir «y»? ``, or with `remedy` if no name is near. */
export const unknownName = (name: string, known: readonly string[], key: string, remedy: string): string =>
  `\`${key}\` no pot ser «${name}». ${suggestion(name, known) ?? remedy}`;

/** `Volies dir «x»?`, or undefined if no name is near. */
export function suggestion(name: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((other) => ({ other, edits: distance(name, other) }))
    .sort((one, two) => one.edits - two.edits);
  return best && best.edits < name.length && best.edits <= Math.max(2, name.length / 4)
    ? `Volies dir «${best.other}»?`
    : undefined;
}

/** Edits that turn one text into the other: insertions, deletions and replacements of a character. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, replaced));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
