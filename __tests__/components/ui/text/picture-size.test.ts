import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { aFolder } from '@/__tests__/builders/scratch-folder';
import { Photo } from '@/components/ui/text/photo';
import { pictureSize } from '@/components/ui/text/picture-size';
import { missingPicture } from '@/content/interface/pages';
import { PHOTO_WIDTHS } from '@/lib/site/photos';
import { makePhotos } from '@/scripts/build/pictures/photos';

const folder = aFolder({
  'public/images/pilar.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -20 300 400"/>',
});

beforeAll(async () => {
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  const lying = sharp({ create: { width: 900, height: 600, channels: 3, background: 'green' } });
  const jpeg = await lying.withMetadata({ orientation: 6 }).jpeg().toBuffer();
  writeFileSync(join(folder, 'public/images/pati.jpg'), jpeg);
  await makePhotos(join(folder, 'public'));
  writeFileSync(join(folder, 'public/images/nova.jpg'), jpeg);
});

afterEach(() => {
  jest.replaceProperty(process.env, 'NODE_ENV', 'test');
});

afterAll(() => jest.restoreAllMocks());

test('pictureSize reads the size from the file', async () => {
  expect(await pictureSize('/images/pilar.svg')).toEqual({ width: 300, height: 400 });
});

const photo = async (link: string) => renderToStaticMarkup(await Photo({ link, alt: 'Pati', sizes: '8rem' }));
const develop = () => jest.replaceProperty(process.env, 'NODE_ENV', 'development');

test('a photograph has a file for each width, and the size in which it is shown', async () => {
  expect(await pictureSize('/images/pati.jpg')).toEqual({ width: 600, height: 900 });
  const files = [280, 400, 560, 600]
    .map((width, index) => `/fotos/pati.jpg-${PHOTO_WIDTHS[index]}.webp ${width}w`)
    .join(', ');
  expect(await photo('/images/pati.jpg')).toBe(
    `<img src="/fotos/pati.jpg-960.webp" width="600" height="900" srcSet="${files}" sizes="8rem" alt="Pati" loading="lazy"/>`,
  );
  expect(await photo('/images/pilar.svg')).toBe(
    '<img src="/images/pilar.svg" width="300" height="400" alt="Pati" loading="lazy"/>',
  );
});

test('a photograph added during `npm run dev` is shown as it is; a build would publish it whole, and stops', async () => {
  await expect(photo('/images/nova.jpg')).rejects.toThrow('public/images/nova.jpg');
  develop();
  expect(await photo('/images/nova.jpg')).toContain('src="/images/nova.jpg" width="600" height="900"');
});

test('a missing picture stops the build, naming its file', async () => {
  await expect(photo('/images/torre.jpg')).rejects.toThrow('public/images/torre.jpg does not exist.');
  develop();
  expect(await photo('/images/torre.jpg')).toBe(
    `<strong>${missingPicture('public/images/torre.jpg')}</strong>`,
  );
});
