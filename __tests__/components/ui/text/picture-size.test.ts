import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { Photo } from '@/components/ui/text/photo';
import { pictureSize } from '@/components/ui/text/picture-size';
import { missingPicture } from '@/content/interface/pages';
import { makePhotos } from '@/scripts/build/pictures/photos';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));

beforeAll(async () => {
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  mkdirSync(join(folder, 'public/images'), { recursive: true });
  writeFileSync(
    join(folder, 'public/images/pilar.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -20 300 400"/>',
  );
  const lying = sharp({ create: { width: 900, height: 600, channels: 3, background: 'green' } });
  for (const name of ['pati', 'nova'])
    writeFileSync(
      join(folder, `public/images/${name}.jpg`),
      await lying.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    );
  await makePhotos(join(folder, 'public'));
  rmSync(join(folder, 'public/fotos/nova.jpg-320.webp'));
  rmSync(join(folder, 'public/fotos/nova.jpg-640.webp'));
});

afterEach(() => {
  jest.replaceProperty(process.env, 'NODE_ENV', 'test');
});

afterAll(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test('pictureSize reads the size from the file', () => {
  expect(pictureSize('/images/pilar.svg')).toEqual({ width: 300, height: 400 });
});

const photo = (link: string) => renderToStaticMarkup(Photo({ link, alt: 'Pati', sizes: '8rem' }));
const develop = () => jest.replaceProperty(process.env, 'NODE_ENV', 'development');

test('a photograph has a file for each width, and the size in which it is shown', () => {
  expect(pictureSize('/images/pati.jpg')).toEqual({ width: 600, height: 900 });
  expect(photo('/images/pati.jpg')).toBe(
    '<img src="/fotos/pati.jpg-640.webp" srcSet="/fotos/pati.jpg-320.webp 320w, /fotos/pati.jpg-640.webp 600w" width="600" height="900" sizes="8rem" alt="Pati" loading="lazy"/>',
  );
  expect(photo('/images/pilar.svg')).toBe(
    '<img src="/images/pilar.svg" width="300" height="400" alt="Pati" loading="lazy"/>',
  );
});

test('a photograph added during `npm run dev` is shown as it is; a build would publish it whole, and stops', () => {
  expect(() => photo('/images/nova.jpg')).toThrow('public/images/nova.jpg');
  develop();
  expect(photo('/images/nova.jpg')).toContain('src="/images/nova.jpg" width="600" height="900"');
});

test('a missing picture stops the build with its file, which the page of `npm run dev` says', () => {
  expect(() => photo('/images/torre.jpg')).toThrow('public/images/torre.jpg does not exist.');
  develop();
  expect(photo('/images/torre.jpg')).toBe(`<strong>${missingPicture('public/images/torre.jpg')}</strong>`);
});
