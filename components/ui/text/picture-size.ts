import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';

/** Returns the size of a picture of `public/` at build time. `link` starts with a slash. */
export function pictureSize(link: string): { readonly width: number; readonly height: number } {
  const { width, height } = imageSize(readFileSync(join(process.cwd(), 'public', link)));
  return { width, height };
}
