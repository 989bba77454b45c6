// @ts-check
// Cuts the two fonts of the site down to what Catalan needs. Its output is committed, so no build needs these packages.
// To run it: npm install --no-save subset-font@2.9.0 @fontsource-variable/atkinson-hyperlegible-next@5.3.0 \
//   @fontsource-variable/bricolage-grotesque@5.3.0 && node scripts/make/fonts/make.mjs
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const root = new URL('../../../', import.meta.url);
const packages = new URL('node_modules/@fontsource-variable/', root);

/** Every character from one code point to another, both included. @param {number} from @param {number} to */
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

const basicLatin = range(0x20, 0x7e);
const catalan = 'ÀÁÇÈÉÍÏÑÒÓÚÜàáçèéíïñòóúü';
// The other accented letters of Spanish, French, Italian, Portuguese and Occitan names.
const neighbours = 'ÂÃÄÊËÌÎÔÕÖÙÛâãäêëìîôõöùû';
const punctuation = '\u00a0·ªº°«»’“”–—…×€';
const rarePunctuation = '¡¿‘•';
const minus = '−';
const signs = '±½©§';

// Narrower than normal: a headline holds more words per line and stands taller, like a castell.
const displayWidth = 80;

/**
 * A server sends ten packets before it waits for the first answer: a face that fits in them with its headers, in KB,
 * comes in one go.
 */
const firstPackets = 13.4;

const display = {
  source: 'bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2',
  characters: basicLatin + catalan + neighbours + punctuation + rarePunctuation,
};
const text = {
  source: 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  characters: basicLatin + catalan + punctuation + minus,
};
// All the rest of Latin-1: fetched by a page that holds one of them. `app/fonts.ts` says which they are.
const rareText = {
  source: text.source,
  characters: [...(range(0xc0, 0xff) + rarePunctuation + signs)]
    .filter((character) => !text.characters.includes(character))
    .join(''),
};
const wholeText = { source: text.source, characters: text.characters + rareText.characters };

// Kerning, and aligned figures (tnum) for tables.
const textFeatures = ['kern', 'tnum'];
// What cards and papers are drawn with weighs on nobody.
const printFeatures = ['kern', 'liga', 'mark', 'ccmp', 'locl'];

/**
 * The web files keep a weight axis and have a limit in KB. The files for cards and papers are plain TrueType
 * instances: what the renderer of social cards and the writer of PDFs can read.
 * @type {{
 *   file: string,
 *   face: typeof display,
 *   format: 'woff2' | 'sfnt',
 *   axes: Record<string, number | { min: number, max: number }>,
 *   features: string[],
 *   limit?: number,
 * }[]}
 */
const outputs = [
  {
    file: 'app/fonts/display.woff2',
    face: display,
    format: 'woff2',
    axes: { wght: { min: 500, max: 800 }, wdth: displayWidth },
    // Its kerning is as heavy as its letters, and moves a title by one part in a hundred.
    features: [],
    limit: firstPackets,
  },
  {
    file: 'app/fonts/text.woff2',
    face: text,
    format: 'woff2',
    axes: { wght: { min: 400, max: 700 } },
    features: textFeatures,
    limit: firstPackets,
  },
  {
    file: 'app/fonts/text-rare.woff2',
    face: rareText,
    format: 'woff2',
    axes: { wght: { min: 400, max: 700 } },
    features: textFeatures,
  },
  {
    file: 'scripts/make/fonts/for-cards/display.ttf',
    face: display,
    format: 'sfnt',
    axes: { wght: 800, wdth: displayWidth },
    features: printFeatures,
  },
  {
    file: 'scripts/make/fonts/for-cards/text.ttf',
    face: wholeText,
    format: 'sfnt',
    axes: { wght: 400 },
    features: [...printFeatures, 'tnum'],
  },
  {
    file: 'scripts/make/fonts/for-papers/text-bold.ttf',
    face: wholeText,
    format: 'sfnt',
    axes: { wght: 700 },
    features: [...printFeatures, 'tnum'],
  },
];

for (const { file, face, format, axes, features, limit } of outputs) {
  const target = new URL(file, root);
  const original = await readFile(new URL(face.source, packages));
  const subset = await subsetFont(original, face.characters, {
    targetFormat: format,
    variationAxes: axes,
    keepFeatures: features,
    noHinting: true,
    // Card renderers look a face up by family (1), style (2) and full name (4). A font that is published keeps its
    // licence (13, 14); in a paper or a picture it is no font of its own.
    preserveNameIds: [1, 2, 4, 6, 16, 17, ...(format === 'woff2' ? [13, 14] : [])],
  });
  await mkdir(new URL('.', target), { recursive: true });
  await writeFile(target, subset);
  const size = subset.length / 1024;
  console.log(`${fileURLToPath(target)}  ${size.toFixed(1)} KB`);
  if (limit && size > limit) {
    console.error(`${file} weighs more than the ${limit} KB that come in one go.`);
    process.exitCode = 1;
  }
}
