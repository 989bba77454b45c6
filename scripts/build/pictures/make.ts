// Draws the club's mark and icons in public/icons, what the pages show of each tower in public/dibuixos, what the cards
// of the memory do in public/cartes and public/memory, what announces the games in public/jocs, the castells of the day in
// public/castell-del-dia, and social cards in public/targetes. Makes the photographs of public/images smaller, in
// public/fotos. Runs before `next build` and `next dev`; none of these folders is committed.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { club } from '@/content/club';
import { MEMORY_PAIRS } from '@/content/games/memory';
import { towers } from '@/content/towers';
import { DAILY_PICTURES } from '@/lib/games/daily-castell/catalogue';
import type { MemoryEntry } from '@/lib/games/memory/pairs';
import { PHOTO_FOLDER } from '@/lib/site/photos';
import { constructionOf } from '@/lib/towers/notation';
import { forgetUnused } from './avif';
import { cardPng } from './card';
import { cardFiles, crowdFile, crownedFile, drawingFiles, drawnPictures, type PictureFile } from './drawings';
import { colouredFiles, iconFiles } from './icons';
import { makePhotos } from './photos';
import { risingFiles } from './rising';

function write(folder: string, files: readonly PictureFile[]): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { name, content } of files) writeFileSync(join(folder, name), content);
  console.log(`${folder}: ${files.length} files`);
}

const best = towers[0];
if (!best) throw new Error('content/towers is empty: the site needs one tower at least.');

write('public/icons', iconFiles());

const drawings = await Promise.all(drawnPictures.map(drawingFiles));
write('public/dibuixos', [await crowdFile(), ...drawings.flat()]);
write(`public/${DAILY_PICTURES}`, risingFiles());
const paired: readonly MemoryEntry[] = MEMORY_PAIRS;
const viewed = paired.flatMap((entry) => (entry.kind === 'views' ? [entry.code] : []));
write('public/cartes', (await Promise.all(viewed.map(cardFiles))).flat());

write('public/jocs', [...colouredFiles('jocs'), crownedFile()]);
write('public/memory', colouredFiles('memory'));
const card = async (name: string, facts: Parameters<typeof cardPng>[0]): Promise<PictureFile> => ({
  name: `${name}.png`,
  content: await cardPng(facts),
});
const ofClub = { title: club.shortName, words: club.tagline, construction: constructionOf(best.code) };
const ofTowers = towers.map(({ code, name }) =>
  card(code, { title: code, words: name, construction: constructionOf(code) }),
);
write('public/targetes', await Promise.all([card('colla', ofClub), ...ofTowers]));
forgetUnused();

const { made, kept } = await makePhotos('public');
console.log(`public/${PHOTO_FOLDER}: ${made} files, ${kept} as they were`);
