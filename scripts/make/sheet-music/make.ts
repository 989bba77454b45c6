// Writes the score of the toc de castells, with the title that content/pages/musica.ts gives it, or removes it if the club
// does not list it: `npm run make:documents` after a change of its source, toc-de-castells.abc. The file is
// committed. A test fails if they differ.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { club } from '@/content/club';
import { musica } from '@/content/pages/musica';
import type { MusicPage } from '@/lib/club/types';
import { renderScore, SCORE_ADDRESS } from './render';

const { scores }: MusicPage = musica;
const listed = scores.find(({ link }) => link === SCORE_ADDRESS);
const file = process.argv[2] ?? `public${SCORE_ADDRESS}`;

if (listed) {
  const pdf = await renderScore(listed.title, club.shortName);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, pdf);
  console.log(`${file}: ${(pdf.length / 1024).toFixed(1)} KB`);
} else {
  rmSync(file, { force: true });
  console.log(`content/pages/musica.ts lists no score ${SCORE_ADDRESS}: ${file} was removed.`);
}
