import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const SOURCE_MAP_COMMENT = /\n?\/[/*]# sourceMappingURL=.*\s*$/;

/** A source map, or an index of several (https://tc39.es/ecma426/). */
type SourceMap = { readonly sources?: readonly string[]; readonly sections?: readonly { map: SourceMap }[] };

const sourcesOf = ({ sources = [], sections = [] }: SourceMap): string[] => [
  ...sources,
  ...sections.flatMap(({ map }) => sourcesOf(map)),
];

/**
 * Removes the source maps of a built folder, which are made for this alone, and returns the files that they name. Throws
 * if there are none: nothing would be known of what is bundled.
 */
export function takeSourceMaps(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path));
  const maps = paths.filter((path) => /\.(js|css)\.map$/.test(path));
  if (maps.length === 0) throw new Error(`${folder} has no source maps, so what is bundled is not known.`);
  const sources = maps.flatMap((path) => {
    const map: SourceMap = JSON.parse(readFileSync(path, 'utf8'));
    return sourcesOf(map);
  });
  for (const path of maps) rmSync(path);
  for (const path of paths.filter((path) => /\.(js|css)$/.test(path)))
    writeFileSync(path, readFileSync(path, 'utf8').replace(SOURCE_MAP_COMMENT, ''));
  return [...new Set(sources)].map(decodeURIComponent);
}

/** The files from which esbuild makes the scripts of documents and the worker. */
export async function ownScriptSources(): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: ['app/behaviours.ts', 'app/service-worker/worker.ts'],
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
