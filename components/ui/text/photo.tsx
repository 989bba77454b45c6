import { asset } from '@/lib/site/address';
import { pictureSize } from './picture-size';

/** A picture of `public/`. `link` starts with a slash. */
export function Photo({ link, alt, eager = false }: { link: string; alt: string; eager?: boolean }) {
  return <img src={asset(link)} alt={alt} {...pictureSize(link)} loading={eager ? 'eager' : 'lazy'} />;
}
