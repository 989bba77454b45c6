import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { asset } from '@/lib/site/address';

/** A picture file of `public/` at its true proportions, read while the page is built. `link` starts with a slash. */
export function Photo({ link, alt, eager = false }: { link: string; alt: string; eager?: boolean }) {
  const { width, height } = imageSize(readFileSync(join(process.cwd(), 'public', link)));
  return <img src={asset(link)} alt={alt} width={width} height={height} loading={eager ? 'eager' : 'lazy'} />;
}
