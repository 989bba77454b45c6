import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import resvg from '@resvg/resvg-js/package.json' with { type: 'json' };
import sharp, { type Sharp } from 'sharp';
import { removeOthers } from './photos';

type Encoding = {
  /** In pixels. A picture higher than `FRAME` is narrower. */
  readonly width: number;
  /** Makes the picture square, on this colour. */
  readonly background?: string;
};

/** Height for each unit of width of the frames in which pages show towers. */
const FRAME = 4 / 3;

/**
 * At 640 pixels a castell has at most 40 KB. Less effort leaves grey specks around people. `ssim` keeps the edges of drawings
 * better than the default, which is for photographs.
 */
const AVIF = { quality: 33, effort: 1, tune: 'ssim' } as const;

/** Kept between builds. */
const CACHE = '.next/cache/drawings';

// Pictures are encoded side by side: threads within one would only wait for each other.
sharp.concurrency(1);

const used = new Set<string>();

/** Reads what an earlier build has made from the same `source`. */
export async function cached(source: unknown, make: () => Promise<Buffer>): Promise<Buffer> {
  const key = JSON.stringify([source, sharp.versions, resvg.version]);
  const file = join(CACHE, createHash('sha256').update(key).digest('hex'));
  used.add(file);
  if (existsSync(file)) return readFileSync(file);
  const content = await make();
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(file, content);
  return content;
}

/** Returns what makes a copy of the picture for each encoding. */
async function drawnAt(width: number, svg: string): Promise<() => Sharp> {
  const [, across = 1, up = 1] = (/viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? []).map(Number);
  const value = width * Math.min(1 / across, FRAME / up);
  const drawn = await renderAsync(svg, { fitTo: { mode: 'zoom', value } });
  const raw = { width: drawn.width, height: drawn.height, channels: 4, premultiplied: true } as const;
  const { pixels } = drawn;
  return () => sharp(pixels, { raw });
}

/** Draws an SVG and encodes it as AVIF in several ways. */
export function avifs(svg: string, encodings: readonly Encoding[]): Promise<Buffer[]> {
  let drawn: Promise<() => Sharp> | undefined;
  return Promise.all(
    encodings.map((encoding) =>
      cached([svg, encoding, FRAME, AVIF], async () => {
        drawn ??= drawnAt(Math.max(...encodings.map(({ width }) => width)), svg);
        const { width, background } = encoding;
        const size = { width, height: background ? width : Math.round(width * FRAME) };
        return (await drawn)()
          .resize(background ? { ...size, fit: 'contain', background } : { ...size, fit: 'inside' })
          .avif(AVIF)
          .toBuffer();
      }),
    ),
  );
}

/** As `avifs`, in one way. */
export const avif = async (svg: string, encoding: Encoding): Promise<Buffer> =>
  Buffer.concat(await avifs(svg, [encoding]));

/** Removes from the cache what this build has not used. */
export const forgetUnused = (): void => removeOthers(CACHE, used);
