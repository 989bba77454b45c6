import * as v from 'valibot';
import { isRecord } from '@/lib/values/collections';

export type Codec<Value> = {
  readonly schema: v.GenericSchema<unknown, Value>;
  readonly write: (value: Value) => unknown;
};

type AnyCodec = { readonly schema: v.GenericSchema; readonly write: (value: never) => unknown };

/** The same in the game and in a save. */
export const same = <Value>(schema: v.GenericSchema<unknown, Value>): Codec<Value> => ({
  schema,
  write: (value) => value,
});

export const optional = <Value>({ schema, write }: Codec<Value>): Codec<Value | undefined> => ({
  schema: v.optional(schema),
  write: (value) => (value === undefined ? undefined : write(value)),
});

/** Missing is null too. */
export const nullable = <Value>({ schema, write }: Codec<Value>): Codec<Value | null> => ({
  schema: v.optional(v.nullable(schema), null),
  write: (value) => (value === null ? null : write(value)),
});

/** Reads what is invalid as `instead`, since the game does not need it. */
export const orElse = <Value>({ schema, write }: Codec<Value>, instead: Value): Codec<Value> => ({
  schema: v.fallback(schema, instead),
  write,
});

export const listOf = <Item>(
  { schema, write }: Codec<Item>,
  most = Number.POSITIVE_INFINITY,
  least = 0,
): Codec<readonly Item[]> => ({
  schema: v.pipe(v.array(schema), v.minLength(least), v.maxLength(most)),
  write: (items) => items.map(write),
});

/** Cuts before checking, since a file can contain any number of items. */
export const lastOf = <Item>(most: number, { schema, write }: Codec<Item>): Codec<readonly Item[]> => ({
  schema: v.pipe(
    v.array(v.unknown()),
    v.transform((items) => items.slice(-most)),
    v.array(schema),
  ),
  write: (items) => items.map(write),
});

/** By tower code. An array would pass as a record. */
export const byCode = <Value>({ schema, write }: Codec<Value>): Codec<Readonly<Record<string, Value>>> => ({
  schema: v.pipe(
    v.unknown(),
    v.check((saved) => !Array.isArray(saved)),
    v.record(v.string(), schema),
  ),
  write: (values) => Object.fromEntries(Object.entries(values).map(([code, value]) => [code, write(value)])),
});

export const spelt = <const Value extends string>(
  values: readonly Value[],
  saved: Readonly<Record<Value, string>>,
): Codec<Value> => ({
  schema: v.pipe(
    v.string(),
    v.transform((text) => values.find((value) => saved[value] === text)),
    v.picklist(values),
  ),
  write: (value) => saved[value],
});

/** In the order in which they are written. */
type Fields<Value> = {
  readonly [Name in keyof Value]-?: readonly [
    saved: string,
    codec: Codec<Value[Name]> | Codec<Value[Name] | undefined>,
  ];
};

type Table = readonly (readonly [name: string, field: readonly [saved: string, codec: AnyCodec]])[];

/** Unknown properties stay as they are, after the others. */
export const record = <Value extends object>(fields: Fields<Value>): Codec<Value> =>
  recordOf(Object.entries<readonly [string, AnyCodec]>(fields));

function recordOf<Value extends object>(table: Table): Codec<Value> {
  const known = new Set(table.map(([, [key]]) => key));
  return {
    schema: v.pipe(
      v.looseObject(Object.fromEntries(table.map(([, [key, { schema }]]) => [key, schema]))),
      v.transform((saved) => {
        const value: Record<string, unknown> = {};
        for (const key in saved) if (!known.has(key)) value[key] = saved[key];
        for (const [name, [key]] of table) if (saved[key] !== undefined) value[name] = saved[key];
        // The type of `Fields` ensures that each property has a field.
        return value as Value;
      }),
    ),
    write: (value) => {
      const parts = new Map<string, unknown>(Object.entries(value));
      const own = table.map(([name, [key, { write }]]) => {
        const part = parts.get(name);
        parts.delete(name);
        return [key, part === undefined ? undefined : write(part as never)] as const;
      });
      return Object.fromEntries([...own, ...parts]);
    },
  };
}

type Forms<Value, Tag extends keyof Value> = {
  readonly [Kind in Value[Tag] & string]: Fields<Omit<Extract<Value, Readonly<Record<Tag, Kind>>>, Tag>>;
};

/** One of several forms, told apart by `tag`, which saves spell under `key`. Anything else is read as the first. */
export function oneOf<Value extends object, Tag extends keyof Value & string>(
  tag: Tag,
  key: string,
  spellings: Readonly<Record<string, string>>,
  forms: Forms<Value, Tag>,
): Codec<Value> {
  const codecs = new Map(
    Object.entries<object>(forms).map(([kind, fields]) => {
      const own: Table = Object.entries(fields);
      return [spellings[kind], recordOf<Value>([[tag, [key, spelt([kind], spellings)]], ...own])];
    }),
  );
  const [first = recordOf<Value>([])] = codecs.values();
  return {
    schema: v.lazy((saved) => ((isRecord(saved) && codecs.get(String(saved[key]))) || first).schema),
    write: (value) => codecs.get(spellings[String(value[tag])])?.write(value),
  };
}
