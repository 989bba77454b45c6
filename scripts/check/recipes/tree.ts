import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * What a recipe can do with the files of the project. Paths are from the root. Each function throws if a file is not as
 * the recipe expects.
 */
export type Tree = {
  /** Names of the files of a folder, sorted. */
  readonly list: (folder: string) => string[];
  readonly read: (path: string) => string;
  /** Writes a new file. Throws if it exists. */
  readonly create: (path: string, text: string) => void;
  /** Replaces the one match of the pattern. */
  readonly replace: (path: string, pattern: RegExp, text: string) => void;
  /** Inserts text after the one match of the pattern. */
  readonly insertAfter: (path: string, pattern: RegExp, text: string) => void;
  /** Inserts text before the one match of the pattern. */
  readonly insertBefore: (path: string, pattern: RegExp, text: string) => void;
  /** Runs a script of package.json. `env` is added to the environment. */
  readonly run: (script: string, env?: Readonly<Record<string, string>>) => Promise<void>;
};

/** A recipe of a guide, as code. */
export type Recipe = {
  /** Its heading. */
  readonly title: string;
  /** Does exactly the steps of the text. Lint, spelling, tests and types are checked afterwards. */
  readonly follow: (tree: Tree) => void | Promise<void>;
  /**
   * Paths of its tests. Default: the tests that import a changed file. Needed if tests read the file from the disk, or if
   * half of the project imports it.
   */
  readonly tests?: readonly string[];
};

/** Files that a recipe wrote by hand, and scripts that it ran. */
export type Steps = { readonly files: ReadonlySet<string>; readonly scripts: ReadonlySet<string> };

/** Returns the one match of a pattern. Throws if there is none or a second one. */
function placeOf(path: string, text: string, pattern: RegExp): RegExpExecArray {
  const [found, another] = text.matchAll(new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`));
  if (!found)
    throw new Error(`${path}: no match for ${pattern}. Correct the recipe in scripts/check/recipes/list.`);
  if (another) throw new Error(`${path}: more than one match for ${pattern}. Make the pattern longer.`);
  return found;
}

function runScript(root: string, script: string, env: Readonly<Record<string, string>>): Promise<void> {
  return new Promise((done, fail) => {
    // On Windows npm is a script, which only a shell can start.
    const child = spawn(`npm run --silent ${script}`, {
      cwd: root,
      shell: true,
      env: { ...process.env, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    child.on('error', fail);
    child.on('close', (code) =>
      code === 0 ? done() : fail(new Error(`npm run ${script} failed:\n${output}`)),
    );
  });
}

/** Opens the files below `root`, and records the steps of the recipe. */
export function openTree(root: string): { tree: Tree; steps: Steps } {
  const files = new Set<string>();
  const scripts = new Set<string>();
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const write = (path: string, text: string) => {
    files.add(path);
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const change = (path: string, pattern: RegExp, by: (match: string) => string) => {
    const text = read(path);
    const { 0: match, index } = placeOf(path, text, pattern);
    write(path, text.slice(0, index) + by(match) + text.slice(index + match.length));
  };
  const tree: Tree = {
    list: (folder) => readdirSync(join(root, folder)).toSorted(),
    read,
    create: (path, text) => {
      if (existsSync(join(root, path))) throw new Error(`${path} already exists.`);
      write(path, text);
    },
    replace: (path, pattern, text) => change(path, pattern, () => text),
    insertAfter: (path, pattern, text) => change(path, pattern, (match) => match + text),
    insertBefore: (path, pattern, text) => change(path, pattern, (match) => text + match),
    run: async (script, env = {}) => {
      scripts.add(script);
      await runScript(root, script, env);
    },
  };
  return { tree, steps: { files, scripts } };
}
