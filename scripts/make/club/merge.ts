// `npm run club:merge`, after `git merge --no-commit v0.3.0`. The club's files are as they were, with what the version changes in
// `starter/`, which they come from; the project's are those of the version.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { stays } from './replace';

const projects = stays.filter(existsSync);
const places = ['content', 'public', '__tests__/sample'].filter(existsSync);
const BASE = '.git/club-merge';

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

function shown(path: string): string | undefined {
  try {
    return git('show', path);
  } catch {
    return undefined;
  }
}

const ownOf = (starter: string) => starter.replace('starter/', '');

/** Returns false if both changed the same lines, which Git marks. */
function mergeStarter(starter: string): boolean {
  const own = ownOf(starter);
  const before = shown(`HEAD:${starter}`);
  if (!existsSync(starter)) return true;
  // A file that the club has deleted stays deleted.
  if (!existsSync(own) && before === undefined) copyFileSync(starter, own);
  if (!existsSync(own) || before === undefined) return true;
  writeFileSync(BASE, before);
  try {
    git('merge-file', own, BASE, starter);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(BASE);
  }
}

git('add', '--', ...places);
git('restore', '--source=HEAD', '--staged', '--worktree', '--', ...places);
if (projects.length > 0) git('restore', '--source=MERGE_HEAD', '--staged', '--worktree', '--', ...projects);
const changed = git('diff', '--name-only', 'HEAD', 'MERGE_HEAD', '--', 'starter/content')
  .split('\n')
  .filter(Boolean);
const conflicts = changed.filter((path) => !mergeStarter(path)).map(ownOf);
const gone = changed
  .filter((path) => !existsSync(path))
  .map(ownOf)
  .filter((path) => existsSync(path) && !projects.some((kept) => path.startsWith(kept)));
const report = [
  `${changed.length} files of starter/ changed; conflicts in ${conflicts.length}.`,
  ...conflicts,
  ...(gone.length > 0 ? ['The version no longer reads:', ...gone] : []),
];
console.log(report.join('\n'));
