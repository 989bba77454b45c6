import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { asset } from '@/lib/site/address';
import { isPhoto, PHOTO_WIDTHS, photoFile } from '@/lib/site/photos';

type Size = { readonly width: number; readonly height: number };

const fileOf = (link: string) => join(process.cwd(), 'public', link);

/** Returns the size of a picture of `public/`, as it is shown. `link` starts with a slash. */
export async function pictureSize(link: string): Promise<Size> {
  // A bundled import of an external package would add the support of asynchronous modules to the scripts of every page.
  const { default: sharp } = await import(/* turbopackIgnore: true */ 'sharp');
  const { autoOrient } = await sharp(fileOf(link)).metadata();
  return autoOrient;
}

/** File of `public/` that is missing, or undefined. Only `npm run dev` may go on without it. */
export function missingFile(link: string): string | undefined {
  if (existsSync(fileOf(link))) return undefined;
  const file = `public${link}`;
  if (process.env.NODE_ENV === 'development') return file;
  throw new Error(`${file} does not exist.`);
}

/** Files of a photograph, the largest last: one for each width. A photograph added during `npm run dev` has none. */
function photoFiles(link: string): string[] {
  if (!isPhoto(link)) return [];
  const files = PHOTO_WIDTHS.map((width) => photoFile(link, width)).filter((file) =>
    existsSync(fileOf(file)),
  );
  if (files.length === 0 && process.env.NODE_ENV !== 'development')
    throw new Error(`public${link} has not been made smaller: "npm run build" does.`);
  return files;
}

export const largestFile = (link: string): string => photoFiles(link).at(-1) ?? link;

/** Attributes of the `<img>` of a picture. */
export async function pictureSources(
  link: string,
): Promise<Size & { readonly src: string; readonly srcSet?: string }> {
  const largest = largestFile(link);
  const picture = { src: asset(largest), ...(await pictureSize(largest)) };
  const sources = photoFiles(link).map(async (file) => `${asset(file)} ${(await pictureSize(file)).width}w`);
  return sources.length === 0 ? picture : { ...picture, srcSet: (await Promise.all(sources)).join(', ') };
}
