import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { build } from 'esbuild';
import { inlineModules, ownScriptOptions, ownScripts } from './own-scripts.mjs';
import type { PageKind } from './page-kinds';

/** `name` is that of the file in `_next/static`. */
export type HashedFile = { readonly name: string; readonly text: string };

/** Replace expressions such as `process.env.NEXT_PUBLIC_BASE_PATH`, as Next does. */
type Values = Readonly<Record<string, string>>;

async function bundleAll(entry: string, format: 'iife' | 'esm', values: Values) {
  const { outputFiles } = await build({
    ...ownScriptOptions,
    entryPoints: [entry],
    outdir: '.',
    outbase: '.',
    format,
    minify: true,
    write: false,
    // Other variables are undefined, as in Next.
    define: Object.fromEntries([
      ['process.env', '{}'],
      ...Object.entries(values).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
    ]),
  });
  return outputFiles;
}

async function bundle(entry: string, format: 'iife' | 'esm', values: Values): Promise<string> {
  const [file] = await bundleAll(entry, format, values);
  if (!file) throw new Error(`esbuild wrote nothing for ${entry}.`);
  return file.text;
}

/** Texts of the modules in the HTML, under their paths without `.ts`. */
export async function bundleInlineModules(values: Values): Promise<ReadonlyMap<string, string>> {
  const files = await bundleAll(inlineModules, 'iife', values);
  return new Map(
    files.map(({ path, text }) => [
      relative('.', path).replaceAll('\\', '/').replace(/\.js$/, ''),
      text.trim(),
    ]),
  );
}

/** All enhancements of a kind of page. A static page has no other script file. */
export async function bundleEnhancements(kind: PageKind, values: Values): Promise<HashedFile> {
  const text = await bundle(ownScripts.enhancements, 'iife', { ...values, PAGE_KIND: kind });
  return { name: `enhancements-${textHash(text)}.js`, text };
}

/** The index under an address of its own, and the module that fetches it from there. */
export async function bundleSearch(
  index: string,
  addressOf: (file: HashedFile) => string,
  values: Values,
): Promise<{ readonly index: HashedFile; readonly module: HashedFile }> {
  const indexFile = { name: `cerca-${textHash(index)}.json`, text: index };
  const text = await bundle(ownScripts.search, 'esm', { ...values, SEARCH_INDEX: addressOf(indexFile) });
  return { index: indexFile, module: { name: `cerca-${textHash(text)}.js`, text } };
}

/** Prefix of its name in `_next/static`. */
export const DRAWING_MODULE = 'dibuix-';

/** What draws any castell, loaded on demand. */
export async function bundleDrawing(values: Values): Promise<HashedFile> {
  const text = await bundle(ownScripts.drawing, 'esm', values);
  return { name: `${DRAWING_MODULE}${textHash(text)}.js`, text };
}

/** For file names, so that browsers can cache files without end. */
export const textHash = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 10);
