import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { asset } from '@/lib/site/address';
import { isPhoto, PHOTO_WIDTHS, photoFile } from '@/lib/site/photos';

type Size = { readonly width: number; readonly height: number };

const fileOf = (link: string) => join(process.cwd(), 'public', link);

/** Returns the size of a picture of `public/`, as it is shown. `link` starts with a slash. */
export function pictureSize(link: string): Size {
  const { width, height, orientation = 1 } = imageSize(readFileSync(fileOf(link)));
  // From 5 on, the camera lay on its side (EXIF).
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

/** File of `public/` that is missing, or undefined. Only `npm run dev` may go on without it. */
export function missingFile(link: string): string | undefined {
  if (existsSync(fileOf(link))) return undefined;
  const file = `public${link}`;
  if (process.env.NODE_ENV === 'development') return file;
  throw new Error(`${file} does not exist.`);
}

/** Attributes of the `<img>` of a picture: a photograph has a file for each width, but for one added during `npm run dev`. */
export function pictureSources(link: string): Size & { readonly src: string; readonly srcSet?: string } {
  const files = isPhoto(link)
    ? PHOTO_WIDTHS.map((width) => photoFile(link, width)).filter((file) => existsSync(fileOf(file)))
    : [];
  const largest = files.at(-1);
  if (largest === undefined) {
    if (isPhoto(link) && process.env.NODE_ENV !== 'development')
      throw new Error(`public${link} has not been made smaller: "npm run build" does.`);
    return { src: asset(link), ...pictureSize(link) };
  }
  const srcSet = files.map((file) => `${asset(file)} ${pictureSize(file).width}w`).join(', ');
  return { src: asset(largest), srcSet, ...pictureSize(largest) };
}
