// @ts-check
// Cuts the two faces of the site down to what Catalan needs. Run by hand after an update of the font packages;
// its output is committed, so that a build needs no font tool.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const root = new URL('../../', import.meta.url);
const packages = new URL('node_modules/@fontsource-variable/', root);

/** Every character from one code point to another, both included. @param {number} from @param {number} to */
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

const basicLatin = range(0x20, 0x7e);
// The accented letters of Catalan, Spanish, French, Italian, Portuguese and Occitan names.
const neighbours = 'ÀÁÂÃÄÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜàáâãäçèéêëìíîïñòóôõöùúûü';
const punctuation = '\u00a0·ªº°¡¿«»‘’“”–—…•×€';
const signs = '−±½©§';

// Narrower than normal: a headline holds more words per line and stands taller, like a castell.
const displayWidth = 80;

// Kerning and composition. Aligned figures (tnum) serve tables, which use the text face; in the display face
// they would cost 6 KB.
const baseFeatures = ['kern', 'liga', 'mark', 'ccmp', 'locl'];

const display = {
  source: 'bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2',
  characters: basicLatin + neighbours + punctuation,
  features: baseFeatures,
};
const text = {
  source: 'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  // All of Latin-1: this face also catches what the display face leaves out.
  characters: basicLatin + range(0xc0, 0xff) + punctuation + signs,
  features: [...baseFeatures, 'tnum'],
};

/**
 * The web files keep a weight axis and have a limit in KB. The files for cards and papers are plain TrueType
 * instances: what the renderer of social cards and the writer of PDFs can read.
 * @type {{
 *   file: string,
 *   face: typeof display,
 *   format: 'woff2' | 'sfnt',
 *   axes: Record<string, number | { min: number, max: number }>,
 *   limit?: number,
 * }[]}
 */
const outputs = [
  {
    file: 'app/fonts/display.woff2',
    face: display,
    format: 'woff2',
    axes: { wght: { min: 500, max: 800 }, wdth: displayWidth },
    limit: 28,
  },
  {
    file: 'app/fonts/text.woff2',
    face: text,
    format: 'woff2',
    axes: { wght: { min: 400, max: 700 } },
    limit: 26,
  },
  {
    file: 'scripts/fonts/for-cards/display.ttf',
    face: display,
    format: 'sfnt',
    axes: { wght: 800, wdth: displayWidth },
  },
  { file: 'scripts/fonts/for-cards/text.ttf', face: text, format: 'sfnt', axes: { wght: 400 } },
  { file: 'scripts/fonts/for-papers/text-bold.ttf', face: text, format: 'sfnt', axes: { wght: 700 } },
];

for (const { file, face, format, axes, limit } of outputs) {
  const target = new URL(file, root);
  const original = await readFile(new URL(face.source, packages));
  const subset = await subsetFont(original, face.characters, {
    targetFormat: format,
    variationAxes: axes,
    keepFeatures: face.features,
    noHinting: true,
    // Card renderers look a face up by family (1), style (2) and full name (4).
    preserveNameIds: [1, 2, 4, 6, 16, 17],
  });
  await mkdir(new URL('.', target), { recursive: true });
  await writeFile(target, subset);
  const size = subset.length / 1024;
  console.log(`${fileURLToPath(target)}  ${size.toFixed(1)} KB`);
  if (limit && size > limit) {
    console.error(`${file} weighs more than the ${limit} KB a first visit can afford.`);
    process.exitCode = 1;
  }
}
