import { build } from 'esbuild';
import { behavioursEntry } from './behaviours-entry.mjs';
import type { PageKind } from './page-kinds';
import { textHash } from './text-hash';

/** The one script of a document, and the first of a feature. */
export type BehavioursFile = { readonly name: string; readonly text: string };

/**
 * Bundles the behaviours of a kind of page into one file; its name carries a hash of its text, so that it may be kept for
 * ever. `values` replaces expressions such as `process.env.NEXT_PUBLIC_BASE_PATH`, as Next does for its own files.
 */
export async function bundleBehaviours(
  kind: PageKind,
  values: Readonly<Record<string, string>>,
): Promise<BehavioursFile> {
  const { outputFiles } = await build({
    ...behavioursEntry,
    entryPoints: [...behavioursEntry.entryPoints],
    minify: true,
    write: false,
    // What is not named is undefined, as in a page of Next's.
    define: Object.fromEntries([
      ['process.env', '{}'],
      ...Object.entries({ ...values, PAGE_KIND: kind }).map(([name, value]) => [
        `process.env.${name}`,
        JSON.stringify(value),
      ]),
    ]),
  });
  const text = outputFiles[0]?.text;
  if (!text) throw new Error('esbuild wrote no behaviours.');
  return { name: `behaviours-${textHash(text)}.js`, text };
}
