import { gzipSync } from 'node:zlib';

/** Addresses of the files that a page loads when it is opened and scrolled to its end, without duplicates. */
type PageFiles = { scripts: string[]; styles: string[]; fonts: string[]; pictures: string[] };

type Tag = { name: string; attributes: ReadonlyMap<string, string> };

function readTags(html: string): Tag[] {
  return [...html.matchAll(/<(script|link|img)\b([^>]*)>/g)].map(([, name = '', rest = '']) => ({
    name,
    attributes: new Map(
      [...rest.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        value.replaceAll('&amp;', '&'),
      ]),
    ),
  }));
}

type Kind = keyof PageFiles;

const preloadKinds: Record<string, Kind> = {
  script: 'scripts',
  style: 'styles',
  font: 'fonts',
  image: 'pictures',
};

/** Kind and address of the file that a tag loads; `undefined` if it loads none. */
function fileOf({ name, attributes }: Tag): { kind: Kind; address: string | undefined } | undefined {
  if (name === 'script') {
    // Polyfills for old browsers; browsers with modules do not load them.
    return attributes.has('nomodule') ? undefined : { kind: 'scripts', address: attributes.get('src') };
  }
  // Lazy pictures count, because a user who scrolls down loads them all.
  if (name === 'img') return { kind: 'pictures', address: attributes.get('src') };
  const address = attributes.get('href');
  const rel = attributes.get('rel');
  if (rel === 'stylesheet') return { kind: 'styles', address };
  if (rel === 'modulepreload') return { kind: 'scripts', address };
  if (rel === 'icon') return { kind: 'pictures', address };
  const kind = rel === 'preload' ? preloadKinds[attributes.get('as') ?? ''] : undefined;
  return kind && { kind, address };
}

/** Reads from the HTML of a page which files it loads. */
export function pageFiles(html: string): PageFiles {
  const found = {
    scripts: new Set<string>(),
    styles: new Set<string>(),
    fonts: new Set<string>(),
    pictures: new Set<string>(),
  };
  for (const tag of readTags(html)) {
    const file = fileOf(tag);
    if (file?.address && !file.address.startsWith('data:')) found[file.kind].add(file.address);
  }
  return {
    scripts: [...found.scripts],
    styles: [...found.styles],
    fonts: [...found.fonts],
    pictures: [...found.pictures],
  };
}

/** Compressed formats, which a host does not compress again. */
const compressed = /\.(woff2|png|jpg|jpeg|webp|avif|gz|zip)$/;

/** KB of 1024 bytes that a host sends for a file. */
export const wireSize = (name: string, bytes: Uint8Array): number =>
  (compressed.test(name) ? bytes.length : gzipSync(bytes).length) / 1024;
