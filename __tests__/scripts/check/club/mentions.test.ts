import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { sampleWords } from '@/content/sample-words';
import { mentionsOfSample } from '@/scripts/check/club/mentions';

const [name, place, colour] = sampleWords;
const stream = (text: string) =>
  Buffer.concat([Buffer.from('%PDF stream\n'), deflateSync(Buffer.from(text)), Buffer.from('\nendstream')]);

test('finds the sample in pages, drawings, compressed PDFs and names of files, whatever the case', () => {
  const site = mkdtempSync(join(tmpdir(), 'site-'));
  mkdirSync(join(site, 'qui-som'));
  writeFileSync(join(site, 'index.html'), '<p>Una altra colla</p>');
  writeFileSync(join(site, 'qui-som/index.html'), `<p>${place.toUpperCase()}</p>`);
  writeFileSync(join(site, 'camisa.svg'), `<path fill="${colour.toLowerCase()}"/>`);
  writeFileSync(join(site, 'toc.pdf'), stream(`Toc de castells, ${name}`));
  writeFileSync(join(site, `${name}.png`), '');
  const found = mentionsOfSample(site)
    .map((mention) => mention.toLowerCase())
    .sort();
  rmSync(site, { recursive: true });
  expect(found).toEqual(
    [`camisa.svg: ${colour}`, `${name}.png: ${name}`, `qui-som/index.html: ${place}`, `toc.pdf: ${name}`]
      .map((mention) => mention.toLowerCase())
      .sort(),
  );
});
