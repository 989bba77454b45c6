import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CopyList, DIGEST_LENGTH } from '@/lib/offline/copy-list';
import { findGroups, offlinePage } from './groups';

/** What nobody reads without network, or what is too large to be kept unasked: papers, social cards, feeds. */
const unkept = /^(targetes|uploads)\/|^\.|^_(headers|nginx\.conf)$|\.(ics|xml|txt)$|^sw\.js$/;

const digestOf = (bytes: Uint8Array) =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, DIGEST_LENGTH);

/** The list of a built folder: every file with its digest, and what is taken in advance. */
export function listCopies(folder: string, basePath: string, sheets: readonly string[]): CopyList {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => ({ file, path: pathOf(file.slice(join(folder, '/').length)) }))
    .filter(({ path }) => !unkept.test(path) && !sheets.includes(`${basePath}/${path}`))
    .map(({ file, path }) => [path, digestOf(readFileSync(file))] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const { groups, doors } = findGroups(
    folder,
    basePath,
    files.map(([path]) => path),
  );
  return { files: Object.fromEntries(files), groups, doors, offlinePage, sheets };
}

/** A file as the list names it. */
const pathOf = (file: string) =>
  file
    .replaceAll('\\', '/')
    .normalize()
    .replace(/(^|\/)index\.html$/, '$1');
