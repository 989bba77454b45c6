// Draws the PNG icons of the manifest and of Apple's home screen from the club's mark: `npx tsx scripts/icons.ts`.
import { readFileSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';

const mark = readFileSync('public/club-mark.svg', 'utf8');

/** Launchers cut a maskable icon to a circle of 80 %: the mark shrinks and its own ground fills the rest. */
const maskable = mark
  .replace('viewBox="0 0 48 48"', 'viewBox="-6 -6 60 60"')
  .replace(/<rect[^>]*fill[^>]*>/, '<rect x="-6" y="-6" width="60" height="60" fill="#15a884"/>');
const square = mark.replaceAll(/ rx="\d+"/g, '');

const icons = [
  { file: 'icon-192.png', svg: mark, size: 192 },
  { file: 'icon-512.png', svg: mark, size: 512 },
  { file: 'maskable-512.png', svg: maskable, size: 512 },
  { file: 'apple-180.png', svg: square, size: 180 },
];

for (const { file, svg, size } of icons) {
  const png = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
  writeFileSync(`public/icons/${file}`, png);
  console.log(`${file}: ${png.length} bytes`);
}
