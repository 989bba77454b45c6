import type * as v from 'valibot';
import { FORM_FIELDS, FORM_LISTS, FORM_MEDIA } from '@/content/interface/form';
import * as calendar from '@/lib/calendar/schema';
import * as clubs from '@/lib/club/schema';

/** What is read of a schema of Valibot or of a step of its pipe. */
export type Shape = {
  readonly type: string;
  readonly pipe?: readonly Shape[];
  readonly wrapped?: Shape;
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly item?: Shape;
  readonly options?: readonly string[];
  readonly requirement?: unknown;
  readonly message?: unknown;
  readonly metadata?: { readonly form?: string };
};

/** A field of Pages CMS: `FieldSchema` of its `lib/config-schema.ts`. */
export type Field = {
  readonly name: string;
  readonly label: string;
  readonly type: string;
  readonly required?: boolean;
  readonly list?: boolean;
  readonly pattern?: { readonly regex: string; readonly message: string };
  readonly options?: { readonly values: readonly string[] };
  readonly fields?: readonly Field[];
};

const LONG = ['description', 'howToGet', 'text', 'quote'];

/** `input` begins the sentence of a value that is refused. */
const sentence = (message: unknown): string =>
  String(typeof message === 'function' ? message({ input: 'Això' }) : message);

function fieldOf(name: string, given: Shape, within: string): Field {
  const schema = given.wrapped ?? given;
  const steps = schema.pipe ?? [schema];
  const label = FORM_FIELDS[`${within}.${name}`] ?? FORM_FIELDS[name] ?? name;
  const common = { name, label, ...(!given.wrapped && { required: true }) };
  if (schema.item) return { ...common, type: 'object', list: true, fields: fieldsOf(schema.item, name) };
  if (schema.entries) return { ...common, type: 'object', fields: fieldsOf(schema, name) };
  if (schema.options) return { ...common, type: 'select', options: { values: schema.options } };
  const form = steps.find(({ metadata }) => metadata)?.metadata?.form;
  if (form) return { ...common, type: form };
  const regex = steps.find(({ type }) => type === 'regex');
  const type = LONG.includes(name) ? 'text' : 'string';
  if (!(regex?.requirement instanceof RegExp)) return { ...common, type };
  // The form compares an empty field with the pattern too, and then leaves it out.
  const source = `${given.wrapped ? '^$|' : ''}${regex.requirement.source}`;
  return { ...common, type, pattern: { regex: source, message: sentence(regex.message) } };
}

/** `within`: the list or the field that has them. */
export function fieldsOf({ entries = {} }: Shape, within: string): Field[] {
  return Object.entries(entries).map(([name, schema]) => fieldOf(name, schema, within));
}

const entry = (schema: v.GenericSchema) => schema as unknown as Shape;

/** The entry of each list. Valibot types what a schema accepts, not what it is made of. */
export const entries = {
  agenda: entry(calendar.agendaItem),
  changes: entry(calendar.rehearsalChange),
  notices: entry(calendar.notice),
  pauses: entry(calendar.pause),
  albums: entry(clubs.album),
  sponsors: entry(clubs.sponsorGroup),
  quotes: entry(clubs.quote),
} as const;

const CALENDAR: readonly string[] = ['agenda', 'changes', 'notices', 'pauses'];

/** The form of Pages CMS, of the shape of its `lib/config-schema.ts`. */
export const form = {
  media: { input: 'public/images/fotografies', output: '/images/fotografies', label: FORM_MEDIA },
  content: (Object.keys(entries) as (keyof typeof entries)[]).map((name) => ({
    name,
    label: FORM_LISTS[name].label,
    type: 'file',
    path: `content/${CALENDAR.includes(name) ? 'calendar/' : ''}${name}.json`,
    format: 'json',
    list: { collapsible: { collapsed: true, summary: FORM_LISTS[name].summary } },
    fields: fieldsOf(entries[name], name),
  })),
};

/** YAML reads JSON. */
export const formText = `${JSON.stringify(form, null, 2)}\n`;
