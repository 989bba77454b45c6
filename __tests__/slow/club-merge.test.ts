import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { aFolder } from '@/__tests__/builders/scratch-folder';

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
