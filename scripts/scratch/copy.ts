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

/** The files of a tree that git keeps or would keep: neither what is built nor what is installed. */
const sourceFiles = (root: string) =>
  git(root, 'ls-files', '--cached', '--others', '--exclude-standard', '-z')
    .split('\0')
    .filter((file) => file !== '' && statSync(join(root, file), { throwIfNoEntry: false })?.isFile());

/** The same files under another folder, without a second copy of what they hold where the disk is the same. */
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
 * A copy of the project to try something on, as its files stand now, committed or not. It is a repository of its own
 * with one commit, so that git says what a trial changed. Whoever makes it removes it. The installed packages are
 * a link, which is enough for everything but a build: Next wants them inside the project, as `packages: 'inside'` puts
 * them.
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
  // The pattern of .gitignore is for a folder, and a link is none.
  appendFileSync(join(copy, '.git/info/exclude'), 'node_modules\n');
  git(copy, 'add', '--all');
  git(copy, '-c', 'user.name=scratch', '-c', 'user.email=scratch@example.invalid', 'commit', '-qm', 'Copy');
  return copy;
}

/** The files of a scratch copy that are not as they were copied. */
export const changedFiles = (copy: string): string[] =>
  git(copy, 'status', '--porcelain', '-z', '--untracked-files=all')
    .split('\0')
    .filter(Boolean)
    .map((line) => line.slice(3));

/** Puts a scratch copy back as it was copied; what git ignores stays. */
export function restore(copy: string): void {
  git(copy, 'reset', '--hard', '--quiet');
  git(copy, 'clean', '-fdq');
}

export const removeScratchCopy = (copy: string): void => rmSync(copy, { recursive: true, force: true });
