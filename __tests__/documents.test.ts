import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, normalize } from 'node:path';
import project from '@/package.json';

const FILES = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'content/LLEGEIX-ME.md',
  'content/story/README.md',
  ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
];
/** The address may contain pairs of parentheses, as `app/(static)` does. */
const LINK = /\]\(((?:[^()\s]|\([^()\s]*\))+)\)/g;

/** Anchors of the headings, as code hosts make them. */
const anchorsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );

const linksOf = (file: string): string[] =>
  [
    ...readFileSync(file, 'utf8')
      .replace(/`[^`\n]*`/g, '')
      .matchAll(LINK),
  ].flatMap(([, link = '']) => (/^\w+:/.test(link) ? [] : [link]));

/** Tests of the sample go with the sample. */
const SAMPLE = '__tests__/sample';
const goes = (path: string): boolean => path.startsWith(SAMPLE) && !existsSync(SAMPLE);

function leadsSomewhere(file: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path ? normalize(`${dirname(file)}/${path}`) : file;
  if (goes(target)) return true;
  if (!existsSync(target)) return false;
  return anchor === undefined || anchorsOf(target).includes(anchor);
}

test.each(FILES)('%s: every link leads to a file and a heading that exist', (file) => {
  expect(linksOf(file).filter((link) => !leadsSomewhere(file, link))).toEqual([]);
});

test.each(FILES)('%s names npm scripts and paths that exist', (file) => {
  const text = readFileSync(file, 'utf8');
  const scripts = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, script = '']) => script);
  expect(scripts.filter((script) => !(script in project.scripts))).toEqual([]);
  // A path that a reader makes, as in `content/boards/2026-2027.ts`, is an example: its folder exists.
  const paths = [
    ...text.matchAll(
      /`((?:\.ci|\.github|__tests__|app|components|content|docs|e2e|lib|public|scripts|starter|styles)\/[^\s`*<…{]*)`/g,
    ),
  ].map(([, path = '']) => path);
  expect(paths.filter((path) => !goes(path) && !existsSync(path) && !existsSync(dirname(path)))).toEqual([]);
});

test.each(FILES)('%s has no conflict marker', (file) => {
  expect(readFileSync(file, 'utf8')).not.toMatch(/^(?:<{7}|={7}|>{7})(?: |$)/m);
});
