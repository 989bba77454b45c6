import { missingPicture } from '@/content/interface/pages';
import { missingFile, pictureSources } from './picture-size';

type PhotoProps = {
  /** Starts with a slash, below `public/`. */
  link: string;
  alt: string;
  /** Width on the page, as in HTML. Phones with many pixels get a little less. */
  sizes: string;
  eager?: boolean;
};

/** A picture of `public/`. In `npm run dev`, a missing one is a sentence with its file. */
export async function Photo({ link, alt, sizes, eager = false }: PhotoProps) {
  const missing = missingFile(link);
  if (missing) return <strong>{missingPicture(missing)}</strong>;
  const picture = await pictureSources(link);
  return (
    <img {...picture} {...(picture.srcSet ? { sizes } : {})} alt={alt} loading={eager ? 'eager' : 'lazy'} />
  );
}
