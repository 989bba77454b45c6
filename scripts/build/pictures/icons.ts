import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { tokens } from '@/app/tokens';
import { club } from '@/content/club';
import { resolveColour } from '@/lib/design/tokens';
import type { PictureFile } from './drawings';

/** The club's mark, a square. `currentColor` becomes the club's colour. */
const mark = readFileSync('content/club-mark.svg', 'utf8').replaceAll('currentColor', club.colour);

/** The mark on a ground of the club's colour; `share` is how much of the icon's side it takes. */
function onGround(share: number): string {
  const [side, edge] = [100 * share, 50 * (1 - share)];
  const source = `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
    <rect width="100" height="100" fill="${club.colour}"/>
    <image href="${source}" x="${edge}" y="${edge}" width="${side}" height="${side}"/>
  </svg>`;
}

function png(svg: string, size: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
}

/**
 * The mark, and the icons of the manifest and of Apple's home screen. Launchers cut a maskable icon to a circle of
 * 80 %, and Apple rounds the corners itself: both want a full ground.
 */
export function iconFiles(): PictureFile[] {
  return [
    { name: 'club-mark.svg', content: mark },
    { name: 'icon-192.png', content: png(mark, 192) },
    { name: 'icon-512.png', content: png(mark, 512) },
    { name: 'maskable-512.png', content: png(onGround(58 / 70), 512) },
    { name: 'apple-180.png', content: png(onGround(1), 180) },
  ];
}

/** A shade of the club's colour, as a drawing writes it. */
const SHADE = /var\(--(primary-\d00)\)/g;

/** Drawings of a folder of content/drawings, in the club's colour. */
export function colouredFiles(folder: string): PictureFile[] {
  const home = join('content/drawings', folder);
  return readdirSync(home).map((name) => ({
    name,
    content: readFileSync(join(home, name), 'utf8').replace(SHADE, (_, shade: string) =>
      resolveColour(tokens, shade, 'light'),
    ),
  }));
}
