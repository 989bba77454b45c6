import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' });

const paths = (list: string) => list.split('\0').filter(Boolean);

/** Copies a folder with hard links, or with copies on another disk. */
function linkFiles(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFiles(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else {
      try {
        linkSync(source, target);
      } catch {
        copyFileSync(source, target);
      }
    }
  }
}

/**
 * Copies the working tree, committed or not, to a temporary folder, with its packages. The copy is a git repository with one
 * commit, so that git knows what changed. The caller removes it.
 */
export function makeScratchCopy(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'scratch-'));
  const sources = paths(git(root, 'ls-files', '--cached', '--others', '--exclude-standard', '-z'));
  for (const path of sources.filter((source) => existsSync(join(root, source)))) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path));
  }
  // Next needs real files, not a link to the folder.
  linkFiles(join(root, 'node_modules'), join(copy, 'node_modules'));
  git(copy, 'init', '--quiet');
  git(copy, 'add', '--all');
  git(copy, '-c', 'user.name=scratch', '-c', 'user.email=scratch@example.invalid', 'commit', '-qm', 'Copy');
  return copy;
}

/** Files of a scratch copy that have changed. */
export const changedFiles = (copy: string): string[] =>
  paths(git(copy, 'status', '--porcelain', '-z', '--untracked-files=all')).map((line) => line.slice(3));

export const removeScratchCopy = (copy: string): void => rmSync(copy, { recursive: true, force: true });
