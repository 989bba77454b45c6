import { createHash } from 'node:crypto';
import { build } from 'esbuild';
import { enhancementsEntry } from './enhancements-entry.mjs';
import type { PageKind } from './page-kinds';

/** All enhancements of a kind of page. A static page has no other script file. */
export type EnhancementsFile = { readonly name: string; readonly text: string };

/** `values` replaces expressions such as `process.env.NEXT_PUBLIC_BASE_PATH`, as Next does. */
export async function bundleEnhancements(
  kind: PageKind,
  values: Readonly<Record<string, string>>,
): Promise<EnhancementsFile> {
  const { outputFiles } = await build({
    ...enhancementsEntry,
    entryPoints: [...enhancementsEntry.entryPoints],
    minify: true,
    write: false,
    // Other variables are undefined, as in Next.
    define: Object.fromEntries([
      ['process.env', '{}'],
      ...Object.entries({ ...values, PAGE_KIND: kind }).map(([name, value]) => [
        `process.env.${name}`,
        JSON.stringify(value),
      ]),
    ]),
  });
  const text = outputFiles[0]?.text;
  if (!text) throw new Error('esbuild wrote no enhancements.');
  return { name: `enhancements-${textHash(text)}.js`, text };
}

/** For file names, so that browsers can cache files without end. */
export const textHash = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 10);
