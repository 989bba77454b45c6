import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

/** Files that git tracks or would track: neither built nor installed. */
const sourceFiles = (root: string) =>
  git(root, 'ls-files', '--cached', '--others', '--exclude-standard', '-z')
    .split('\0')
    .filter((file) => file !== '' && statSync(join(root, file), { throwIfNoEntry: false })?.isFile());

/** Copies a folder with hard links, or with copies on another disk. */
function twin(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) twin(source, target);
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
 * Copies the working tree, committed or not, to a temporary folder. The copy is a git repository with one commit, so that
 * git knows what changed. The caller removes it. `node_modules` is a link; for a build use `packages: 'inside'`, because Next
 * needs real files.
 */
export function makeScratchCopy(root: string, packages: 'linked' | 'inside' = 'linked'): string {
  const copy = mkdtempSync(join(tmpdir(), 'scratch-'));
  for (const file of sourceFiles(root)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  if (packages === 'inside') twin(join(root, 'node_modules'), join(copy, 'node_modules'));
  else symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  git(copy, 'init', '--quiet');
  // The pattern in .gitignore matches a folder, not a link.
  appendFileSync(join(copy, '.git/info/exclude'), 'node_modules\n');
  git(copy, 'add', '--all');
  git(copy, '-c', 'user.name=scratch', '-c', 'user.email=scratch@example.invalid', 'commit', '-qm', 'Copy');
  return copy;
}

/** Files of a scratch copy that have changed. */
export const changedFiles = (copy: string): string[] =>
  git(copy, 'status', '--porcelain', '-z', '--untracked-files=all')
    .split('\0')
    .filter(Boolean)
    .map((line) => line.slice(3));

/** Restores a scratch copy. Files that git ignores stay. */
export function restore(copy: string): void {
  git(copy, 'reset', '--hard', '--quiet');
  git(copy, 'clean', '-fdq');
}

export const removeScratchCopy = (copy: string): void => rmSync(copy, { recursive: true, force: true });
