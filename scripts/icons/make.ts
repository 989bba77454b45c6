// Draws the PNG icons of the manifest and of Apple's home screen from the club's mark: `npm run make:icons`.
import { readFileSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';

const mark = readFileSync('public/club-mark.svg', 'utf8');

/** Launchers cut a maskable icon to a circle of 80 %, and Apple rounds the corners itself: both want a full ground. */
const square = mark.replace(' rx="15"', '');
const maskable = square
  .replace('viewBox="-5 -6 58 58"', 'viewBox="-11 -12 70 70"')
  .replace('x="-5" y="-6" width="58" height="58"', 'x="-11" y="-12" width="70" height="70"');

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
