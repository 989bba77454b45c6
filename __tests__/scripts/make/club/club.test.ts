import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { aFolder } from '@/__tests__/builders/scratch-folder';
import { NEW_CLUB, QUESTIONS } from '@/content/interface/new-club';
import { MODULES } from '@/lib/site/modules';
import { askAnswers } from '@/scripts/make/club/ask';
import { stays } from '@/scripts/make/club/replace';

// Jest does not load it, and without a terminal it asks nothing.
jest.mock('@clack/prompts', () => ({}));

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

/** A sample, and a club that comes from its starter, before a new version is merged. */
const texts = 'Primera.\n\nSegona.\n\nTercera.\n';
const project = aFolder({
  'content/text.ts': 'Mostra.\n',
  'content/diada.ts': 'Mostra.\n',
  'content/interface/site.ts': 'Menú\n',
  'starter/content/text.ts': texts,
  'starter/content/both.ts': texts,
  'starter/content/old.ts': texts,
});
const write = (path: string, text: string) => writeFileSync(join(project, path), text);
const read = (path: string) => readFileSync(join(project, path), 'utf8');

function git(...args: readonly string[]): string {
  const who = ['-c', 'user.name=Colla', '-c', 'user.email=colla@colla.example'];
  return execFileSync('git', [...who, ...args], { cwd: project, encoding: 'utf8', stdio: 'pipe' });
}

function commit(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) write(path, text);
  git('add', '-A');
  git('commit', '-qm', 'x');
}

test('a merge keeps the files of the club with what changes in the starter, and takes those of the project', () => {
  git('init', '-qb', 'main');
  commit({});
  git('checkout', '-qb', 'colla');
  rmSync(join(project, 'content/diada.ts'));
  commit({
    'content/text.ts': texts.replace('Primera', 'Nostra'),
    'content/both.ts': texts.replace('Segona', 'Nostra'),
    'content/old.ts': texts,
    'content/interface/site.ts': 'Menú de la colla\n',
  });
  git('checkout', '-q', 'main');
  rmSync(join(project, 'starter/content/old.ts'));
  commit({
    'content/text.ts': 'Mostra nova.\n',
    'content/diada.ts': 'Mostra nova.\n',
    'content/sample.ts': 'De la mostra.\n',
    'content/interface/site.ts': 'Menú nou\n',
    'starter/content/text.ts': texts.replace('Tercera', 'Nova'),
    'starter/content/both.ts': texts.replace('Segona', 'Nova'),
    'starter/content/new.ts': 'Nou.\n',
  });
  git('checkout', '-q', 'colla');
  expect(() => git('merge', '--no-commit', 'main')).toThrow();
  const tsx = resolve('node_modules/tsx/dist/cli.mjs');
  const told = execFileSync(process.execPath, [tsx, resolve('scripts/make/club/merge.ts')], {
    cwd: project,
    encoding: 'utf8',
  });
  expect(told).toBe(
    '4 files of starter/ changed; conflicts in 1.\ncontent/both.ts\nThe version no longer reads:\ncontent/old.ts\n',
  );
  expect(read('content/text.ts')).toBe('Nostra.\n\nSegona.\n\nNova.\n');
  expect(read('content/both.ts')).toMatch(/^Primera.*<<<<<<<.*Nostra.*=======.*Nova.*>>>>>>>/s);
  expect(read('content/new.ts')).toBe('Nou.\n');
  expect(read('content/interface/site.ts')).toBe('Menú nou\n');
  expect(['content/sample.ts', 'content/diada.ts'].filter((path) => existsSync(join(project, path)))).toEqual(
    [],
  );
  expect(git('diff', '--name-only', '--diff-filter=U')).toBe('');
});
