import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, posix } from 'node:path';
import { importsOf } from './imports';

/**
 * Where an import leads: a path from the project's root, `npm:package`, `node:module`, or `?name` when it
 * leads nowhere.
 */
export type Target = string;

/** Every source file, by its path from the root with `/`, and what it imports. */
export type ImportGraph = ReadonlyMap<string, readonly Target[]>;

const endings = ['', '.ts', '.tsx', '.mjs', '.d.ts', '/index.ts', '/index.tsx'];

const packageName = (name: string) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

function resolve(root: string, from: string, name: string): Target {
  const local = name.startsWith('@/')
    ? name.slice(2)
    : name.startsWith('.') && posix.join(dirname(from), name);
  if (local === false)
    return isBuiltin(name) ? `node:${name.replace(/^node:/, '')}` : `npm:${packageName(name)}`;
  const ending = endings.find((end) =>
    statSync(join(root, local + end), { throwIfNoEntry: false })?.isFile(),
  );
  return ending === undefined ? `?${name}` : local + ending;
}

function sourceFiles(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => posix.join(folder, path.replaceAll('\\', '/')))
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path));
}

/** Reads every TypeScript and JavaScript file of the folders. Throws, naming the file, on a syntax error. */
export function readImportGraph(root: string, folders: readonly string[]): ImportGraph {
  const files = folders.flatMap((folder) => sourceFiles(root, folder));
  return new Map(
    files.map((file) => {
      try {
        const names = importsOf(readFileSync(join(root, file), 'utf8'), file);
        return [file, names.map((name) => resolve(root, file, name))];
      } catch (cause) {
        throw new Error(`${file} cannot be read as TypeScript`, { cause });
      }
    }),
  );
}
