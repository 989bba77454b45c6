import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { isPhoto, PHOTO_FOLDER, photoFile, photoWidths } from '@/lib/site/photos';

/** Of WebP, which every supported browser shows. A photograph with much grain takes a lower one. */
const QUALITIES = [60, 50, 40, 30, 20] as const;

/** Upper bound of a file of some width, in bytes: 55 KB for the one that a phone shows over its whole width. */
export const maxBytes = (width: number): number => 100 * width;

/** Links of the photographs in `images/` of a folder, as content writes them. */
export function photosIn(folder: string): string[] {
  const images = join(folder, 'images');
  if (!existsSync(images)) return [];
  return readdirSync(images, { recursive: true, encoding: 'utf8' })
    .map((path) => posix.join('/images', path.replaceAll('\\', '/')))
    .filter(isPhoto);
}

const timeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtime.getTime();

/**
 * Writes the files of every photograph: upright, no wider than their bound, and without metadata, which may hold the place
 * where it was taken. Files carry the time of their photograph, so that only new ones are made again.
 */
export async function makePhotos(folder: string): Promise<{ made: number; kept: number }> {
  const done = { made: 0, kept: 0 };
  const wanted = new Set<string>();
  for (const link of photosIn(folder)) {
    const source = join(folder, link);
    const { mtime } = statSync(source);
    try {
      const photo = sharp(source).autoOrient();
      const { autoOrient } = await photo.metadata();
      for (const width of photoWidths(autoOrient.width)) {
        const file = join(folder, photoFile(link, width));
        wanted.add(file);
        if (timeOf(file) === mtime.getTime()) {
          done.kept += 1;
          continue;
        }
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, await encode(photo.clone().resize({ width, withoutEnlargement: true }), width));
        utimesSync(file, mtime, mtime);
        done.made += 1;
      }
    } catch (error) {
      throw new Error(
        `${source} cannot be read as a picture: ${error instanceof Error ? error.message : error}`,
      );
    }
  }
  removeOthers(join(folder, PHOTO_FOLDER), wanted);
  return done;
}

/** Takes the best quality within the bound, or the lowest one. */
async function encode(photo: Sharp, width: number): Promise<Buffer> {
  let encoded = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    encoded = await photo.clone().webp({ quality, effort: 5 }).toBuffer();
    if (encoded.length <= maxBytes(width)) break;
  }
  return encoded;
}

/** Removes the files of a folder that are not wanted. */
export function removeOthers(folder: string, wanted: ReadonlySet<string>): void {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && !wanted.has(file)) rmSync(file);
  }
}
