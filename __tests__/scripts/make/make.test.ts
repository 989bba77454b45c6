import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import * as v from 'valibot';
import { isCalendarDate } from '@/lib/dates/days';
import { entries, type Field, fieldsOf, form, formText, type Shape } from '@/scripts/make/form/form';

test('.pages.yml is the form of the schemas, of files that exist', () => {
  expect(readFileSync('.pages.yml', 'utf8')).toBe(formText);
  for (const { path } of form.content) expect(existsSync(path)).toBe(true);
});

/** Fields without fields of their own, with their schemas. */
function leaves(shape: Shape): [Field, Shape][] {
  return fieldsOf(shape, '').flatMap((field): [Field, Shape][] => {
    const schema = shape.entries?.[field.name];
    const inner = schema?.wrapped ?? schema;
    if (!schema || !inner) throw new Error(field.name);
    return field.fields ? leaves(inner.item ?? inner) : [[field, schema]];
  });
}

/**
 * Whether the form takes what is typed, as `fields/core` of Pages CMS: a pattern is compared with an empty field too. A photograph is
 * chosen from files.
 */
function isTaken({ type, required, pattern, options }: Field, value: string): boolean {
  if (value === '' && (required || type === 'date' || options)) return !required;
  if (type === 'date') return isCalendarDate(value);
  return options ? options.values.includes(value) : new RegExp(pattern?.regex ?? '').test(value);
}

const typed = fc.oneof(
  fc.string(),
  fc.constantFrom('', ' ', '2026-11-23', '2026-02-30', '23/11/2026', '20:30', '24:00', '9:15', 'pluja'),
  fc.constantFrom('anul·lat', 'actuacio', 'dinar', 'sopar-2026', 'Sopar', 'logo.svg', 'logo.gif', 'a/b.png'),
);

test.each(Object.entries(entries))(
  'the form of %s refuses what the schema refuses, and nothing else',
  (_, shape) => {
    for (const [field, schema] of leaves(shape).filter(([{ type }]) => type !== 'image')) {
      const property = fc.property(typed, (value) => {
        // The form leaves out an empty field.
        const written = value === '' && !field.required ? undefined : value;
        expect([field.name, value, v.is(schema as unknown as v.GenericSchema, written)]).toEqual([
          field.name,
          value,
          isTaken(field, value),
        ]);
      });
      fc.assert(property);
    }
  },
);

test('a list inside an entry needs an item in the form and in the schema', () => {
  for (const shape of Object.values(entries)) {
    for (const { name, list, required } of fieldsOf(shape, '').filter((field) => field.list)) {
      const isValid = v.is(shape.entries?.[name] as unknown as v.GenericSchema, []);
      expect([name, list, required, isValid]).toEqual([name, true, true, false]);
    }
  }
});
