import { existsSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import sharp from 'sharp';

/** A text of the content, with the name of the entry that holds it and the key under which it is written. */
export type FoundText = { readonly label: string; readonly key: string; readonly text: string };

const NAMES = ['id', 'code', 'name', 'title'] as const;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function nameOf(value: Readonly<Record<string, unknown>>): string | undefined {
  const names = NAMES.map((key) => value[key]).filter((name) => typeof name === 'string');
  return names[0];
}

/** Every text below a value, without those of values to `skip`. `label` is the nearest id, code, name or title. */
export function textsIn(
  value: unknown,
  label: string,
  key = '',
  skip: (value: unknown) => boolean = () => false,
): FoundText[] {
  if (typeof value === 'string') return [{ label, key, text: value }];
  if (skip(value)) return [];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, label, key, skip));
  if (!isObject(value)) return [];
  const own = nameOf(value) ?? label;
  return Object.entries(value).flatMap(([name, item]) => textsIn(item, own, name, skip));
}

/** Finds the file that defines an exported value; others may hold it too. */
export function owners(modules: ReadonlyMap<string, Readonly<Record<string, unknown>>>) {
  const found = new Map<unknown, string>();
  for (const [file, exported] of modules)
    for (const value of Object.values(exported))
      if (typeof value === 'object' && !found.has(value)) found.set(value, file);
  return (value: unknown): string | undefined => found.get(value);
}

/** Every id below a value, with the keys of records of people: what an anchor may name. */
export const idsIn = (value: unknown): string[] => [
  ...textsIn(value, '').flatMap(({ key, text }) => (key === 'id' || key === 'person' ? [text] : [])),
];

/** The first line of esbuild's report: `/…/content/quotes.ts:6:12: ERROR: Expected "," but found "ident"`. */
const SYNTAX = /(content\/[^\s:]+):(\d+):(\d+): ERROR: ([^\n]+)/;

/** Why a content file cannot be read, as a line for its author. */
export function importProblem(file: string, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const [, path, line, column, reason] = SYNTAX.exec(message) ?? [];
  if (!path) return `${file} no es pot llegir: ${message.split('\n', 1).join()}`;
  return `${path}:${line}:${column} ${reason}. Mira si hi falta una coma, un parèntesi o unes cometes; un text amb apòstrof va entre cometes dobles.`;
}

/** Folders of pictures that a club adds. */
const FOLDERS = ['public/images', 'public/sponsors'];

/** Width over height of each picture as it is shown, by path. Files that cannot be read as a picture are left out. */
export async function pictureRatios(): Promise<ReadonlyMap<string, number>> {
  const files = FOLDERS.filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
      posix.join(folder, name.replaceAll('\\', '/')),
    ),
  );
  const ratios = new Map<string, number>();
  for (const file of files) {
    const size = await sharp(file)
      .metadata()
      .catch(() => undefined);
    if (size) ratios.set(file, size.autoOrient.width / size.autoOrient.height);
  }
  return ratios;
}
