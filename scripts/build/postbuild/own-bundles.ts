import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { basePath } from '@/lib/site/address';
import { offlineMode } from '@/scripts/build/service-worker/bundle';
import {
  bundleDrawing,
  bundleEnhancements,
  bundleInlineModules,
  bundleSearch,
  type HashedFile,
} from './enhancements';
import type { PageKind } from './page-kinds';

/** The exported index of the search, which is published under a hashed name. */
export const SEARCH_INDEX = 'data/cerca.json';

/** The site's own scripts: what pages have in their HTML or name, and the files to write. */
export type OwnBundles = {
  readonly enhancements: Readonly<Record<PageKind, HashedFile>>;
  readonly search: HashedFile;
  readonly inlineModules: ReadonlyMap<string, string>;
  readonly files: readonly HashedFile[];
};

export const addressOf = ({ name }: HashedFile): string => `/_next/static/${name}`;

/** With the base path. */
export const published = (file: HashedFile): string => basePath + addressOf(file);

/** Bundles them for the export in `folder`. */
export async function bundleOwnScripts(folder: string): Promise<OwnBundles> {
  const values = {
    NEXT_PUBLIC_BASE_PATH: basePath,
    NEXT_PUBLIC_OFFLINE: offlineMode(),
    NODE_ENV: 'production',
  };
  const search = await bundleSearch(readFileSync(join(folder, SEARCH_INDEX), 'utf8'), published, values);
  const drawing = await bundleDrawing(values);
  const withModules = {
    ...values,
    SEARCH_MODULE: published(search.module),
    DRAWING_MODULE: published(drawing),
  };
  const enhancements = {
    static: await bundleEnhancements('static', withModules),
    interactive: await bundleEnhancements('interactive', withModules),
  };
  return {
    enhancements,
    search: search.module,
    inlineModules: await bundleInlineModules(values),
    files: [...Object.values(enhancements), ...Object.values(search), drawing],
  };
}
