import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Already compressed; a host sends them as they are. */
const compressed = /\.(woff2|png|jpg|jpeg|webp|avif|gz|zip)$/;

/** KB of 1024 bytes that a host sends for some bytes of a file with this name. */
export const wireSize = (name: string, bytes: Uint8Array): number =>
  (compressed.test(name) ? bytes.length : gzipSync(bytes).length) / 1024;

/**
 * A function from an address on the site ("/web/_next/x.js?v=1") to the KB its file costs. Throws when the address
 * is another host's or its file is not in the folder.
 */
export function wireSizes(folder: string, basePath = ''): (address: string) => number {
  const known = new Map<string, number>();
  return (address) => {
    const { pathname, host } = new URL(address, 'http://site.invalid');
    if (host !== 'site.invalid') throw new Error(`${address} is loaded from another host`);
    const path = decodeURIComponent(
      pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : pathname,
    );
    const file = join(folder, path);
    if (!existsSync(file)) throw new Error(`a page loads ${address}, which is not in ${folder}`);
    const size = known.get(path) ?? wireSize(path, readFileSync(file));
    known.set(path, size);
    return size;
  };
}
