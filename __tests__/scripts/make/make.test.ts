import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import * as v from 'valibot';
import { NEW_CLUB, QUESTIONS } from '@/content/interface/new-club';
import { isCalendarDate } from '@/lib/dates/days';
import { MODULES } from '@/lib/site/modules';
import { askAnswers } from '@/scripts/make/club/ask';
import { stays } from '@/scripts/make/club/replace';
import { entries, type Field, fieldsOf, form, formText, type Shape } from '@/scripts/make/form/form';

// Jest does not load it, and without a terminal it asks nothing.
jest.mock('@clack/prompts', () => ({}));

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

const GIVEN = {
  name: "l'Estol de la Vall",
  short: 'els Falcons',
  town: 'Vallclara',
  university: 'Universitat de la Vall',
  email: 'colla@estol.test',
  founded: '2025',
  colour: 'c2410c',
  rehearsal: "dilluns 19:00-21:00, Pati de l'Escola, Carrer Nou, 3",
};
type Change = { readonly [Option in keyof typeof QUESTIONS]?: string };
const askedWith = (change: Change) =>
  askAnswers({ ...GIVEN, ...change }, { thisYear: 2026, terminal: false });

test.each([
  ['els Falcons de la Vall', 'Falcons de la Vall', 'dels Falcons de la Vall'],
  ['el Pilar', 'Pilar', 'del Pilar'],
  ['les Falcones', 'Falcones', 'de les Falcones'],
  ['l’Estol', 'Estol', "de l'Estol"],
  ['Estol', 'Estol', "d'Estol"],
])('the name %s', async (text, name, of) => {
  expect((await askedWith({ name: text })).name).toEqual({ name, of });
});

test.each<[what: string, change: Change, problem: string]>([
  ['an empty name', { name: 'els ' }, QUESTIONS.name],
  ['no address', { email: 'colla' }, 'colla no és cap adreça de correu.'],
  ['a year to come', { founded: '2030' }, QUESTIONS.founded],
  ['white', { colour: '#ffffff' }, NEW_CLUB.light],
  ['a network without its name', { network: 'instagram' }, QUESTIONS.network],
  ['a network that needs its address', { network: 'mastodon:a' }, 'https'],
  ['an address without https', { network: 'x:http://x.test' }, 'https'],
  ['a network twice', { network: 'x:a, x:b' }, 'dues vegades'],
  ['no weekday', { rehearsal: 'demà 18:00-20:00, P' }, QUESTIONS.rehearsal],
  ['hour 25', { rehearsal: 'dilluns 18:00-25:00, P' }, QUESTIONS.rehearsal],
  ['an early end', { rehearsal: 'dilluns 20:00-18:00, P' }, NEW_CLUB.hours],
  ['an unknown module', { modules: 'results, bar' }, NEW_CLUB.module(MODULES.join(', '))],
])('refuses %s with a sentence', async (_, change, problem) => {
  await expect(askedWith(change)).rejects.toThrow(problem);
});

test('an answer that is missing is named', async () => {
  const { town, ...others } = GIVEN;
  const asked = askAnswers(others, { thisYear: 2026, terminal: false });
  await expect(asked).rejects.toThrow(NEW_CLUB.missing('town', QUESTIONS.town));
});

test.each(stays)('%s, which stays for every club, exists and is not in the starter', (path) => {
  expect(existsSync(path)).toBe(true);
  expect(existsSync(join('starter', path))).toBe(false);
});
