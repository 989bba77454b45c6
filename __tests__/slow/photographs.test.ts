import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { aFolder } from '@/__tests__/builders/scratch-folder';
import { PHOTO_WIDTHS, photoFile } from '@/lib/site/photos';
import { makePhotos, maxBytes } from '@/scripts/build/pictures/photos';

test('the files of a photograph full of grain stay within their bounds', async () => {
  const folder = aFolder({ 'images/logo.svg': '<svg/>' });
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const grain = sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#000', noise } });
  writeFileSync(join(folder, 'images/pati.jpg'), await grain.jpeg().toBuffer());
  await makePhotos(folder);
  const sizes = PHOTO_WIDTHS.map((width) => ({
    width,
    bytes: statSync(join(folder, photoFile('/images/pati.jpg', width))).size,
  }));
  expect(sizes.filter(({ width, bytes }) => bytes > maxBytes(width))).toEqual([]);
});
