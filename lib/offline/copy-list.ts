/** Files that are taken together, named by paths below the site's root as the folder has them: `castells/4d8/`. */
export const GROUPS = ['frame', 'games', 'results'] as const;
export type GroupName = (typeof GROUPS)[number];

/** What a build gives its worker: every file of which a copy may be kept, and which are taken in advance. */
export type CopyList = {
  /** Digest of each file. A page is named by its folder (`agenda/`, `` for the home page), any other file by its path. */
  readonly files: Readonly<Record<string, string>>;
  readonly groups: Readonly<Record<GroupName, readonly string[]>>;
  /** Pages whose visit takes a group in advance; the frame is always taken. */
  readonly doors: Readonly<Record<string, GroupName>>;
  /** The page that answers where there is neither network nor copy. */
  readonly offlinePage: string;
  /** Addresses of the results' sheets, which may stand on another host. */
  readonly sheets: readonly string[];
};

/** Characters of a digest that are written: 96 bits, against accidents and not against forgers. */
export const DIGEST_LENGTH = 16;

/**
 * The path of an address below a site's root, as a list names it; undefined outside of it. `root` is the address of the
 * site's home page, and a page is the same with and without its closing slash, its query and its anchor.
 */
export function pathBelow(root: string, address: string, list: Pick<CopyList, 'files'>): string | undefined {
  const { origin, pathname } = new URL(root);
  const url = new URL(address, root);
  if (url.origin !== origin || !`${url.pathname}/`.startsWith(pathname)) return undefined;
  const path = decoded(url.pathname.slice(pathname.length));
  return path && Object.hasOwn(list.files, `${path}/`) ? `${path}/` : path;
}

/** Escapes that mean nothing name no file of ours. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path).normalize();
  } catch {
    return undefined;
  }
}

/** The address of a listed file, as the site's links write it. */
export function addressOf(root: string, path: string): string {
  return new URL(path.split('/').map(encodeURIComponent).join('/'), root).href;
}

/** Whether a path is that of a listed file. */
export const isListed = (list: Pick<CopyList, 'files'>, path: string): boolean =>
  Object.hasOwn(list.files, path);

/** Whether a file's name changes with what it holds. */
export const isHashed = (path: string): boolean => path.startsWith('_next/static/');

/** Whether a path is a page's. */
export const isPage = (path: string): boolean => path === '' || path.endsWith('/') || path.endsWith('.html');

/**
 * Whether a page of the site may stand at a path: it is listed, or begins as a listed one does. Another site below ours
 * (`/web/` beside `/`) is not ours to answer for.
 */
export function mayBePage(list: Pick<CopyList, 'files'>, path: string): boolean {
  if (isListed(list, path)) return isPage(path);
  const [first = ''] = path.split('/', 1);
  return (
    !path.includes('.') &&
    Object.keys(list.files).some((known) => known.startsWith(`${first}/`) && isPage(known))
  );
}
