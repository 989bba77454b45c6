import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { aFolder } from '@/__tests__/builders/scratch-folder';
import { club } from '@/content/club';
import { PHOTO_WIDTHS, photoFile } from '@/lib/site/photos';
import { exportedRoutes } from '@/scripts/build/exported-routes';
import {
  licencesFile,
  packageFolders,
  packageLicence,
  takeSourceMaps,
} from '@/scripts/build/licences/licences';
import { colouredFiles } from '@/scripts/build/pictures/icons';
import { makePhotos, photosIn } from '@/scripts/build/pictures/photos';
import { createStaticServer } from '@/scripts/build/serve/static-server.mjs';
import { offlineMode } from '@/scripts/build/service-worker/bundle';
import { listFiles } from '@/scripts/build/service-worker/precache';

test.each(['jocs', 'memory'])('the drawings of %s have the colour of the club', (folder) => {
  const drawings = colouredFiles(folder).map(({ content }) => String(content));
  expect(drawings.join('').toUpperCase()).toContain(club.colour.toUpperCase());
  expect(drawings.filter((drawing) => drawing.includes('var('))).toEqual([]);
});

describe('photographs', () => {
  /** A JPEG of an upright phone: the pixels are rotated, and EXIF has the orientation. */
  const aPhonePhoto = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#15A884' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();

  let folder: string;
  const made = () => readdirSync(join(folder, 'fotos')).toSorted();

  beforeEach(async () => {
    folder = aFolder({ 'images/logo.svg': '<svg/>' });
    writeFileSync(join(folder, 'images/pati.jpg'), await aPhonePhoto(1920, 1440));
  });

  test('a photograph of a phone becomes files for every width, upright and without metadata', async () => {
    await expect(makePhotos(folder)).resolves.toEqual({ made: PHOTO_WIDTHS.length, kept: 0 });
    for (const width of PHOTO_WIDTHS) {
      const file = join(folder, photoFile('/images/pati.jpg', width));
      const { format, exif, ...size } = await sharp(file).metadata();
      expect([format, size.width, size.height, exif]).toEqual([
        'webp',
        width,
        Math.round((width * 4) / 3),
        undefined,
      ]);
    }
  });

  test('no photograph grows', async () => {
    writeFileSync(join(folder, 'images/pati.jpg'), await aPhonePhoto(600, 400));
    await makePhotos(folder);
    const widths = await Promise.all(made().map((name) => sharp(join(folder, 'fotos', name)).metadata()));
    expect(widths.map(({ width }) => width)).toEqual([280, 400]);
  });

  test('only a new or changed photograph is made again, and the files of one that is gone are removed', async () => {
    mkdirSync(join(folder, 'images/festa'));
    writeFileSync(join(folder, 'images/festa/nit.PNG'), await aPhonePhoto(300, 200));
    await makePhotos(folder);
    const all = PHOTO_WIDTHS.length + 1;
    await expect(makePhotos(folder)).resolves.toEqual({ made: 0, kept: all });
    utimesSync(join(folder, 'images/festa/nit.PNG'), 1, 1);
    await expect(makePhotos(folder)).resolves.toEqual({ made: 1, kept: all - 1 });
    rmSync(join(folder, 'images/pati.jpg'));
    await makePhotos(folder);
    expect(photosIn(folder)).toEqual(['/images/festa/nit.PNG']);
    expect(made()).toEqual(['festa']);
  });

  test('a file that is not a picture is named', async () => {
    writeFileSync(join(folder, 'images/pati.jpg'), 'text');
    await expect(makePhotos(folder)).rejects.toThrow(/images\/pati\.jpg cannot be read as a picture/);
  });
});

describe('what is bundled', () => {
  test('is read from the source maps, which go', () => {
    const folder = aFolder({
      'chunks/a.js': 'a();\n//# sourceMappingURL=a.js.map\n',
      'chunks/a.css': 'a{}\n/*# sourceMappingURL=a.css.map*/',
      'chunks/a.css.map': '{"sources":[]}',
      'chunks/a.js.map': JSON.stringify({
        sections: [{ map: { sources: ['turbopack:///[project]/node_modules/%40an/icons/x.js'] } }],
      }),
    });
    expect(takeSourceMaps(folder)).toEqual(['turbopack:///[project]/node_modules/@an/icons/x.js']);
    expect(readdirSync(join(folder, 'chunks'))).toEqual(['a.css', 'a.js']);
    expect(readFileSync(join(folder, 'chunks/a.js'), 'utf8')).toBe('a();');
    expect(readFileSync(join(folder, 'chunks/a.css'), 'utf8')).toBe('a{}');
  });

  test('is not guessed', () => {
    expect(() => takeSourceMaps(aFolder({ 'a.js': 'a()' }))).toThrow('no source maps');
  });

  test('belongs to packages, also to those inside others', () => {
    expect(
      packageFolders([
        'turbopack:///[project]/components/a.tsx',
        'turbopack:///[project]/node_modules/@an/icons/x.js',
        '../linked/node_modules/@an/icons/y.js',
        'node_modules/a/node_modules/b/c.js',
        'node_modules/next/dist/compiled/react/index.js',
        'node_modules/next/dist/client/app.js',
      ]),
    ).toEqual([
      'node_modules/@an/icons',
      'node_modules/a/node_modules/b',
      'node_modules/next',
      'node_modules/next/dist/compiled/react',
    ]);
  });
});

describe('licences.txt', () => {
  test('lacks nothing: a package without a licence stops the build', () => {
    const folder = aFolder({ 'node_modules/b/index.js': '' });
    expect(() => packageLicence(join(folder, 'node_modules/b'))).toThrow('node_modules/b: no licence file');
  });

  test('contains each text once', () => {
    const text = licencesFile('Llicències', [
      { name: 'a', text: 'MIT\r\nof A\n' },
      { name: 'b', text: 'ISC' },
      { name: 'c', text: 'MIT\nof A' },
    ]);
    expect(text).toMatch(/^Llicències\n\n=+\na\nc\n=+\n\nMIT\nof A\n\n=+\nb\n=+\n\nISC\n$/);
  });
});

test('exported routes refuses a folder without pages, so that no test passes over nothing', () => {
  expect(() => exportedRoutes(aFolder({}))).toThrow('has no page');
});

describe('precache', () => {
  const files = {
    'index.html':
      '<link rel="preload" as="font" href="/web/_next/static/media/lletra.woff2"><img src="/web/dibuixos/b.avif">',
    '_next/static/media/lletra.woff2': '',
    'dibuixos/b.avif': 'b',
  };

  const listOf = (built: Readonly<Record<string, string>>) =>
    listFiles(aFolder(built), '/web', ['/web/data/diades.csv']);
  const list = listOf(files);

  test('a revision changes with the content, and files with a hash in the name have none', () => {
    const after = listOf({ ...files, 'dibuixos/b.avif': 'b!' }).groups.core;
    const changed = after.filter(({ revision }, index) => revision !== list.groups.core[index]?.revision);
    expect(changed.map(({ path }) => path)).toEqual(['dibuixos/b.avif']);
    expect(after[0]?.revision).toBeNull();
  });

  test.each([
    [undefined, 'keep'],
    ['', 'keep'],
    ['remove', 'remove'],
  ])('a build with %s has the mode %s, and any other word stops it', (asked, mode) => {
    expect(offlineMode(asked)).toBe(mode);
    expect(() => offlineMode('no')).toThrow('NEXT_PUBLIC_OFFLINE');
  });
});

let server: Server;

/** Asks for the path exactly as written. Resolves to the status. */
const ask = (path: string) =>
  new Promise<number | undefined>((done, fail) => {
    // A server that listens on a port has an AddressInfo; the union covers pipes.
    const { port } = server.address() as AddressInfo;
    const asked = request({ port, path, agent: false }, (response) => {
      response.resume().on('end', () => done(response.statusCode));
    });
    asked.on('error', fail).end();
  });

beforeAll(async () => {
  const folder = aFolder({ 'secret.txt': '', 'out/index.html': '', 'out/castells/3d7/index.html': '' });
  server = createStaticServer({ folder: join(folder, 'out') });
  await new Promise<void>((listening) => server.listen(0, listening));
});

afterAll(() => new Promise((closed) => server.close(closed)));

test.each([
  '/no-hi-es',
  '/castells/',
  '/castells',
  '/index.html/',
  '/castells/__proto__/',
  '/constructor',
  '/%E0%A4%A',
  '/../secret.txt',
  '/..%2Fsecret.txt',
  '/%2e%2e/secret.txt',
  '//evil.example/',
])('the static server does not find %s', async (path) => {
  expect(await ask(path)).toBe(404);
});
