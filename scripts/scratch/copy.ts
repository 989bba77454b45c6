import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

/** The files of a tree that git keeps or would keep: neither what is built nor what is installed. */
const sourceFiles = (root: string) =>
  git(root, 'ls-files', '--cached', '--others', '--exclude-standard', '-z')
    .split('\0')
    .filter((file) => file !== '' && statSync(join(root, file), { throwIfNoEntry: false })?.isFile());

/**
 * A copy of the project to try something on, as its files stand now, committed or not; the installed packages are
 * linked. It is a repository of its own with one commit, so that git says what a trial changed. Whoever makes it removes it.
 */
export function makeScratchCopy(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'scratch-'));
  for (const file of sourceFiles(root)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  git(copy, 'init', '--quiet');
  git(copy, 'config', 'core.excludesFile', '/dev/null');
  git(copy, 'add', '--all', '--', '.', ':!node_modules');
  git(copy, '-c', 'user.name=scratch', '-c', 'user.email=scratch@example.invalid', 'commit', '-qm', 'Copy');
  return copy;
}

/** The files of a scratch copy that are not as they were copied. */
export const changedFiles = (copy: string): string[] =>
  git(copy, 'status', '--porcelain', '-z', '--untracked-files=all', '--', '.', ':!node_modules')
    .split('\0')
    .filter(Boolean)
    .map((line) => line.slice(3));

/** Puts a scratch copy back as it was copied; what git ignores stays. */
export function restore(copy: string): void {
  git(copy, 'reset', '--hard', '--quiet');
  git(copy, 'clean', '-fdq', '--exclude=node_modules');
}

export const removeScratchCopy = (copy: string): void => rmSync(copy, { recursive: true, force: true });
