import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { LICENCES_TITLE } from '@/content/interface/site';
import { inlineModules, ownScripts } from '@/scripts/build/postbuild/own-scripts.mjs';

type Licence = { readonly name: string; readonly text: string };

/** Folder of a package in a source path. Next bundles copies of packages, each with its licence, in `next/dist/compiled`. */
const PACKAGE = /^.*?(node_modules\/(?:.*node_modules\/)?(?:next\/dist\/compiled\/)?(?:@[^/]+\/)?[^/]+)\//;

export const packageFolders = (sources: readonly string[]): string[] =>
  [...new Set(sources.flatMap((source) => PACKAGE.exec(source)?.[1] ?? []))].sort();

/** Throws without a licence file. */
export function packageLicence(folder: string): Licence {
  const file = readdirSync(folder).find((name) => /licen[cs]e/i.test(name));
  if (!file) throw new Error(`${folder}: no licence file found.`);
  const about = join(folder, 'package.json');
  const { version = '' }: { version?: string } = existsSync(about)
    ? JSON.parse(readFileSync(about, 'utf8'))
    : {};
  const name = folder.replace(/^.*node_modules\/(next\/dist\/compiled\/)?/, '') || basename(folder);
  return { name: `${name} ${version}`.trim(), text: readFileSync(join(folder, file), 'utf8') };
}

const RULE = '='.repeat(80);

/** Each licence once, below the packages that use it. */
export function licencesFile(title: string, licences: readonly Licence[]): string {
  const byText = new Map<string, string[]>();
  for (const { name, text } of licences) {
    const plain = text.replaceAll('\r\n', '\n').trim();
    byText.set(plain, [...(byText.get(plain) ?? []), name]);
  }
  const parts = [...byText].map(([text, names]) => `${RULE}\n${names.join('\n')}\n${RULE}\n\n${text}\n`);
  return `${title}\n\n${parts.join('\n')}`;
}

const SOURCE_MAP_COMMENT = /\n?\/[/*]# sourceMappingURL=.*\s*$/;

/** Or an index of several (https://tc39.es/ecma426/). */
type SourceMap = { readonly sources?: readonly string[]; readonly sections?: readonly { map: SourceMap }[] };

const sourcesOf = ({ sources = [], sections = [] }: SourceMap): string[] => [
  ...sources,
  ...sections.flatMap(({ map }) => sourcesOf(map)),
];

/**
 * Deletes the source maps, which only this step needs, and returns the files that they list. Throws without any: the
 * bundled packages would be unknown.
 */
export function takeSourceMaps(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path));
  const maps = paths.filter((path) => /\.(js|css)\.map$/.test(path));
  if (maps.length === 0)
    throw new Error(`${folder}: no source maps, so the bundled packages are unknown. Build again.`);
  const sources = maps.flatMap((path) => {
    const map: SourceMap = JSON.parse(readFileSync(path, 'utf8'));
    return sourcesOf(map);
  });
  for (const path of maps) rmSync(path);
  for (const path of paths.filter((path) => /\.(js|css)$/.test(path)))
    writeFileSync(path, readFileSync(path, 'utf8').replace(SOURCE_MAP_COMMENT, ''));
  return [...new Set(sources)].map(decodeURIComponent);
}

/** Those that esbuild bundles. */
async function ownScriptSources(): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [...Object.values(ownScripts), inlineModules, 'app/service-worker/worker.ts'],
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'out',
    logLevel: 'silent',
  });
  return Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? path : [])),
  );
}

const FONTS = [
  ['Bricolage Grotesque', 'app/fonts/display.license.txt'],
  ['Atkinson Hyperlegible Next', 'app/fonts/text.license.txt'],
] as const;

/** Writes licences.txt of a built folder, with the packages in the scripts of the site, and its fonts. */
export async function writeLicences(folder: string): Promise<void> {
  const fonts = FONTS.map(([name, file]) => ({ name, text: readFileSync(file, 'utf8') }));
  const sources = [...takeSourceMaps(folder), ...(await ownScriptSources())];
  const packages = packageFolders(sources).map(packageLicence);
  writeFileSync(join(folder, 'licences.txt'), licencesFile(LICENCES_TITLE, [...fonts, ...packages]));
  console.log(`Licences of ${packages.length} packages and ${fonts.length} fonts.`);
}
