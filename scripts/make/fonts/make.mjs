// @ts-check
// Subsets the two fonts of the site for Catalan. The output is committed, so builds do not need these packages.
// To run it: npm install --no-save subset-font@2.9.0 @fontsource-variable/atkinson-hyperlegible-next@5.3.0 \
//   @fontsource-variable/bricolage-grotesque@5.3.0 && node scripts/make/fonts/make.mjs
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const root = new URL('../../../', import.meta.url);
const packages = new URL('node_modules/@fontsource-variable/', root);

/** All characters from one code point to another, inclusive. @param {number} from @param {number} to */
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

// Narrower than normal: more words per line of a headline, and a taller look, like a castell.
const displayWidth = 80;

/** KB that fit, with headers, in the ten packets that a server sends before it waits for the first acknowledgement. */
const firstPackets = 13.4;

const display = {
  source: 'bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2',
  characters: basicLatin + catalan + neighbours + punctuation + rarePunctuation,
};
const text = {
  source: 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  characters: basicLatin + catalan + punctuation + minus,
};
// The rest of Latin-1, loaded only by pages that contain such a character: `unicode-range` in `app/shell.tsx`.
const rareText = {
  source: text.source,
  characters: [...(range(0xc0, 0xff) + rarePunctuation + signs)]
    .filter((character) => !text.characters.includes(character))
    .join(''),
};
const wholeText = { source: text.source, characters: text.characters + rareText.characters };

// Kerning, and aligned figures (tnum) for tables.
const textFeatures = ['kern', 'tnum'];
// Fonts for cards are not downloaded, so they need no limit.
const printFeatures = ['kern', 'liga', 'mark', 'ccmp', 'locl'];

/**
 * Files for the web keep a weight axis and have a limit in KB. Files for cards are static TrueType instances, which
 * their renderer can read.
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
    // Kerning would double the size, and changes the width of a title by only 1 %.
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
];

for (const { file, face, format, axes, features, limit } of outputs) {
  const target = new URL(file, root);
  const original = await readFile(new URL(face.source, packages));
  const subset = await subsetFont(original, face.characters, {
    targetFormat: format,
    variationAxes: axes,
    keepFeatures: features,
    noHinting: true,
    // Card renderers look up a font by family (1), style (2) and full name (4). Published fonts keep their licence
    // (13, 14). Fonts embedded in pictures need none.
    preserveNameIds: [1, 2, 4, 6, 16, 17, ...(format === 'woff2' ? [13, 14] : [])],
  });
  await mkdir(new URL('.', target), { recursive: true });
  await writeFile(target, subset);
  const size = subset.length / 1024;
  console.log(`${fileURLToPath(target)}  ${size.toFixed(1)} KB`);
  if (limit && size > limit) {
    console.error(`${file} exceeds its limit of ${limit} KB: remove characters or features.`);
    process.exitCode = 1;
  }
}
