import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The project as a recipe sees it: files to read, and the few things that a person does with them. Paths are from the
 * root. What stands otherwise than the recipe expects is an error that says so.
 */
export type Tree = {
  /** Names of the files of a folder, in order. */
  readonly list: (folder: string) => string[];
  readonly read: (path: string) => string;
  /** Writes a new file. */
  readonly create: (path: string, text: string) => void;
  /** Replaces the one place of a file where the pattern fits. */
  readonly replace: (path: string, pattern: RegExp, text: string) => void;
  /** Puts text behind the one place of a file where the pattern fits. */
  readonly insertAfter: (path: string, pattern: RegExp, text: string) => void;
  /** Puts text before the one place of a file where the pattern fits. */
  readonly insertBefore: (path: string, pattern: RegExp, text: string) => void;
  /** Runs a script of package.json, with these variables added to its environment. */
  readonly run: (script: string, env?: Readonly<Record<string, string>>) => Promise<void>;
};

/** What a recipe did by hand: the files that it wrote and the scripts that it ran. */
export type Steps = { readonly files: ReadonlySet<string>; readonly scripts: ReadonlySet<string> };

/** The one place of a text where the pattern fits. */
function placeOf(path: string, text: string, pattern: RegExp): RegExpExecArray {
  const [found, another] = text.matchAll(new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`));
  if (!found) throw new Error(`${path} holds nothing like ${pattern}.`);
  if (another) throw new Error(`${path} holds ${pattern} more than once.`);
  return found;
}

function runScript(root: string, script: string, env: Readonly<Record<string, string>>): Promise<void> {
  return new Promise((done, fail) => {
    // A shell finds npm on Windows too, where it is no program.
    const child = spawn(`npm run --silent ${script}`, {
      cwd: root,
      shell: true,
      env: { ...process.env, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    child.on('error', fail);
    child.on('close', (code) => (code === 0 ? done() : fail(new Error(`npm run ${script}: ${output}`))));
  });
}

/** The tree at `root`, and the steps that are taken in it. */
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
      if (existsSync(join(root, path))) throw new Error(`${path} stands already.`);
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
