import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { removeOthers } from './photos';

type Encoding = {
  /** In pixels. */
  readonly width: number;
  readonly quality: number;
  /** Makes the picture square, on this colour. */
  readonly background?: string;
};

/** Width in which an SVG is drawn, once for all its files. */
const DRAWN_WIDTH = 1080;

/** Kept between builds. */
const CACHE = '.next/cache/drawings';

const used = new Set<string>();

/** Draws an SVG and encodes it as AVIF in several ways. Reads what an earlier build has encoded in the same way. */
export function avifs(svg: string, encodings: readonly Encoding[]): Promise<Buffer[]> {
  let drawn: Promise<Buffer> | undefined;
  return Promise.all(
    encodings.map(async (encoding) => {
      const key = JSON.stringify([svg, encoding, DRAWN_WIDTH, sharp.versions]);
      const file = join(CACHE, createHash('sha256').update(key).digest('hex'));
      used.add(file);
      if (existsSync(file)) return readFileSync(file);
      drawn ??= sharp(Buffer.from(svg)).resize(DRAWN_WIDTH).png({ compressionLevel: 1 }).toBuffer();
      const { width, quality, background } = encoding;
      const content = await sharp(await drawn)
        .resize(background ? { width, height: width, fit: 'contain', background } : { width })
        .avif({ quality, effort: 1 })
        .toBuffer();
      mkdirSync(CACHE, { recursive: true });
      writeFileSync(file, content);
      return content;
    }),
  );
}

/** As `avifs`, in one way. */
export const avif = async (svg: string, encoding: Encoding): Promise<Buffer> =>
  Buffer.concat(await avifs(svg, [encoding]));

/** Removes from the cache what this build has not used. */
export const forgetUnused = (): void => removeOthers(CACHE, used);
