import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Something of another author, and the text of its licence. */
export type Licence = { readonly name: string; readonly text: string };

/** A package's folder in a source path. Next carries copies of packages, each with its licence, in a folder of its own. */
const PACKAGE = /^.*?(node_modules\/(?:.*node_modules\/)?(?:next\/dist\/compiled\/)?(?:@[^/]+\/)?[^/]+)\//;

/** Folders of the packages that some of the source files belong to, each once. */
export const packageFolders = (sources: readonly string[]): string[] =>
  [...new Set(sources.flatMap((source) => PACKAGE.exec(source)?.[1] ?? []))].sort();

/** The licence of a package by its own file. Throws if it has none. */
export function packageLicence(folder: string): Licence {
  const file = readdirSync(folder).find((name) => /licen[cs]e/i.test(name));
  if (!file) throw new Error(`${folder} has no licence file.`);
  const about = join(folder, 'package.json');
  const { version = '' }: { version?: string } = existsSync(about)
    ? JSON.parse(readFileSync(about, 'utf8'))
    : {};
  const name = folder.replace(/^.*node_modules\/(next\/dist\/compiled\/)?/, '') || basename(folder);
  return { name: `${name} ${version}`.trim(), text: readFileSync(join(folder, file), 'utf8') };
}

const RULE = '='.repeat(80);

/** `licences.txt`: each text once, below all that it holds for. */
export function licencesFile(title: string, licences: readonly Licence[]): string {
  const byText = new Map<string, string[]>();
  for (const { name, text } of licences) {
    const plain = text.replaceAll('\r\n', '\n').trim();
    byText.set(plain, [...(byText.get(plain) ?? []), name]);
  }
  const parts = [...byText].map(([text, names]) => `${RULE}\n${names.join('\n')}\n${RULE}\n\n${text}\n`);
  return `${title}\n\n${parts.join('\n')}`;
}
