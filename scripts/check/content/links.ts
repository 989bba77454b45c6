import type { FoundText } from './content-files';

/** What a picture or a link may lead to. */
export type Reachable = {
  /** Addresses of pages, without base path. */
  readonly routes: readonly string[];
  readonly anchors: readonly string[];
  /** Bytes of a file, or undefined if there is none. The case of letters counts. */
  readonly sizeOf: (path: string) => number | undefined;
};

const FILE = /\.(svg|png|jpe?g|webp|avif|pdf|mp3)$/i;
const PHOTO = /\.(png|jpe?g|webp|avif)$/i;

/** Bytes. A photograph of a page is shown 1,200 px wide at most. */
export const MAX_PHOTO = 500 * 1024;

/** File of the project that an address shows. The build colours the cards of the memory. */
const sourceOf = (address: string) =>
  address.startsWith('/memory/') ? `content/drawings${address}` : `public${address}`;

/** Made by the build: not in public/ before. */
const MADE = /^\/(dibuixos|cartes|icons|jocs|targetes|castell-del-dia|sons)\//;

/** What is wrong with a link or a picture, if anything. Other texts have no problem. */
export function linkProblem({ key, text }: FoundText, { routes, anchors, sizeOf }: Reachable): string[] {
  if (FILE.test(text) && text.startsWith('/')) {
    if (MADE.test(text)) return [];
    const file = sourceOf(text);
    const size = sizeOf(file);
    if (size === undefined)
      return [`${file} does not exist. Capital letters and accents count in the name of a file.`];
    if (PHOTO.test(text) && size > MAX_PHOTO)
      return [`${file} has ${Math.round(size / 1024)} KB. A photograph has ${MAX_PHOTO / 1024} KB at most.`];
    return [];
  }
  if (key !== 'link' || !text.startsWith('/')) return [];
  const [address = '', anchor] = text.split('#');
  const [path = ''] = address.split('?');
  if (!routes.includes(path)) return [`${path} is not the address of a page.`];
  return anchor === undefined || anchors.includes(anchor)
    ? []
    : [`no entry has the id "${anchor}" of ${text}.`];
}
