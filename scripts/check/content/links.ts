import { isPhoto } from '@/lib/site/photos';
import { spansOf } from '@/lib/text/links';
import type { FoundText } from './content-files';

/** What a picture or a link may lead to. */
export type Reachable = {
  /** Whether an address is a page's, without base path. */
  readonly isRoute: (path: string) => boolean;
  readonly anchors: readonly string[];
  /** Bytes of a file, or undefined if there is none. The case of letters counts. */
  readonly sizeOf: (path: string) => number | undefined;
  /** Whether a file is a picture that the build can read. */
  readonly isPicture: (path: string) => boolean;
};

const FILE = /\.(svg|png|jpe?g|webp|avif|heic|gif|pdf|mp3)$/i;
const PIXELS = /\.(png|jpe?g|webp|avif)$/i;

const MB = 1024 * 1024;

/** Bytes of a photograph of public/images, which the build makes smaller. A camera's largest have less. */
export const MAX_PHOTO = 20 * MB;
/** Bytes of other pictures made of pixels, which are published as they are. */
export const MAX_PICTURE = MB / 2;

/** File of the project that an address shows. The build colours the cards of the memory. */
const sourceOf = (address: string) =>
  address.startsWith('/memory/') ? `content/drawings${address}` : `public${address}`;

/** Made by the build: not in public/ before. */
const MADE = /^\/(dibuixos|fotos|cartes|icons|jocs|targetes|castell-del-dia)\//;

function pictureProblem(path: string, { sizeOf, isPicture }: Reachable): string[] {
  const file = sourceOf(path);
  if (/\.heic$/i.test(path))
    return [`${file} és un HEIC, i els navegadors no l'ensenyen. Desa'l com a JPEG.`];
  const size = sizeOf(file);
  if (size === undefined)
    return [`${file} no existeix. Al nom d'un fitxer, les majúscules i els accents compten.`];
  const isPhotograph = isPhoto(path);
  if (isPhotograph && size > MAX_PHOTO)
    return [
      `${file} pesa ${Math.round(size / MB)} MB. Una fotografia en pesa ${MAX_PHOTO / MB} com a molt: desa-la més petita.`,
    ];
  if (!isPhotograph && PIXELS.test(path) && size > MAX_PICTURE)
    return [
      `${file} pesa ${Math.round(size / 1024)} KB. Fora de public/images, una imatge en pesa ${MAX_PICTURE / 1024} com a molt.`,
    ];
  return isPhotograph && !isPicture(file) ? [`${file} no és cap imatge. Torna-la a desar com a JPEG.`] : [];
}

/** What is wrong with a link, a picture or the apostrophes of a text, if anything. */
export function textProblem({ key, text }: FoundText, reachable: Reachable): string[] {
  const curly = text.indexOf('’');
  if (curly >= 0)
    return [`«${text.slice(Math.max(0, curly - 12), curly + 12)}» té un apòstrof corbat. Escriu '.`];
  if (FILE.test(text) && text.startsWith('public/'))
    return [`${text} s'escriu sense «public»: ${text.slice(6)}.`];
  if (key === 'link' || (FILE.test(text) && text.startsWith('/'))) return addressProblem(text, reachable);
  return spansOf(text).flatMap((span) => {
    if (typeof span !== 'string') return addressProblem(span.link, reachable);
    const [wrong] = /\[[^[\]]*\]\([^)]*\)?/.exec(span) ?? [];
    return wrong ? [`«${wrong}» no és cap enllaç. S'escriu [text](/adreça), sense espais a l'adreça.`] : [];
  });
}

function addressProblem(address: string, reachable: Reachable): string[] {
  if (!address.startsWith('/')) return [];
  if (FILE.test(address)) return MADE.test(address) ? [] : pictureProblem(address, reachable);
  const [route = '', anchor] = address.split('#');
  const [path = ''] = route.split('?');
  if (!reachable.isRoute(path)) return [`${path} no és l'adreça de cap pàgina.`];
  return anchor === undefined || reachable.anchors.includes(anchor)
    ? []
    : [`res no té l'identificador «${anchor}» de ${address}.`];
}
