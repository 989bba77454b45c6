import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';

/** Size of a picture of `public/`, read from its file while the page is built. `link` starts with a slash. */
export function pictureSize(link: string): { readonly width: number; readonly height: number } {
  const { width, height } = imageSize(readFileSync(join(process.cwd(), 'public', link)));
  return { width, height };
}
