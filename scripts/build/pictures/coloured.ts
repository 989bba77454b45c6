import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokens } from '@/app/tokens';
import { resolveColour } from '@/lib/design/tokens';
import type { PictureFile } from './drawings';

/** A shade of the club's colour, as a drawing writes it. */
const SHADE = /var\(--(primary-\d00)\)/g;

/** Drawings of a folder of content/drawings, in the club's colour. */
export function colouredFiles(folder: string): PictureFile[] {
  const home = join('content/drawings', folder);
  return readdirSync(home).map((name) => ({
    name,
    content: readFileSync(join(home, name), 'utf8').replace(SHADE, (_, shade: string) =>
      resolveColour(tokens, shade, 'light'),
    ),
  }));
}
