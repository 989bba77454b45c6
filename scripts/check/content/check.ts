// `npm run content`: checks the values of content/ and of the CSV files, and prints a line for each mistake: file, entry, what is
// wrong and what to write. The values of each kind have a schema in `lib`.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, parse, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildDay } from '@/app/build-day';
import { numberDocument, tableOfContents } from '@/lib/legal/numbering';
import { decodeText } from '@/lib/results/reading/csv';
import { idsIn, importProblem, owners, pictureRatios, textsIn } from './content-files';
import { type Reachable, textProblem } from './links';
import { newCourseReminder } from './problems';

const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .map((path) => posix.join('content', path.replaceAll('\\', '/')))
  .filter((path) => /\.(ts|json)$/.test(path))
  // A list that cannot be read is told before the modules that import it.
  .sort(
    (one, other) => Number(other.endsWith('.json')) - Number(one.endsWith('.json')) || (one < other ? -1 : 1),
  );

/** Messages, and passages with their own check. */
const NOT_TEXTS = /^content\/(interface|story)\//;

const lines: string[] = [];

/** Ids that components write themselves. */
const markupIds = (): string[] =>
  ['app', 'components']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
    )
    .filter((path) => path.endsWith('.tsx'))
    .flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/\bid="([a-z0-9-]+)"/g)].map(([, id = '']) => id),
    );

const modules = new Map<string, Readonly<Record<string, unknown>>>();
for (const file of files) {
  try {
    modules.set(file, await import(pathToFileURL(file).href));
  } catch (error) {
    lines.push(importProblem(file, error));
  }
}

// A file that cannot be read fails with every file that imports it: only the first line helps.
if (lines.length === 0) {
  const { valueProblems } = await import('./values');
  const { routes } = await import('@/app/routes');
  const { documents } = await import('@/content/legal/documents');
  const fileOf = owners(modules);
  const ratios = await pictureRatios();
  lines.push(...valueProblems(fileOf, ratios));
  const wrongValues = lines.length > 0;
  const articles = documents
    .flatMap((document) => tableOfContents(numberDocument(document)))
    .flatMap(({ anchor, children }) => [anchor, ...children.map((child) => child.anchor)]);
  const values = [...modules.values()].flatMap((exported) => Object.values(exported));
  const reachable: Reachable = {
    // A wrong code or address is told once, not again by what leads to it.
    isRoute: (path) => wrongValues || routes.includes(path),
    anchors: [...values.flatMap(idsIn), ...markupIds(), ...articles],
    sizeOf: (path) => {
      const named = existsSync(dirname(path)) && readdirSync(dirname(path)).includes(basename(path));
      return named ? statSync(path).size : undefined;
    },
    isPicture: (path) => ratios.has(path),
  };
  for (const [file, exported] of modules) {
    if (NOT_TEXTS.test(file)) continue;
    const others = (value: unknown) => (fileOf(value) ?? file) !== file;
    for (const text of textsIn(exported, parse(file).name, '', others))
      for (const message of textProblem(text, reachable)) lines.push(`${file} · "${text.label}": ${message}`);
  }
  const [{ checkResults }, { club }] = await Promise.all([import('./results'), import('@/content/club')]);
  lines.push(...checkResults((path) => decodeText(readFileSync(path)), club.founded.year, buildDay));
  const { rehearsalSeason } = await import('@/content/calendar/rehearsals');
  const reminder = newCourseReminder(rehearsalSeason, buildDay);
  if (reminder) console.log(reminder);
}

for (const line of [...new Set(lines)]) console.error(line);
console.log(`Contingut: ${files.length} fitxers, errors: ${new Set(lines).size}.`);
process.exitCode = lines.length > 0 ? 1 : 0;
