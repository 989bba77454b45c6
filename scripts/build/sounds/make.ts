// Synthesises the sounds of the castle game into public/sons. Runs before `next build` and `next dev`. Not committed.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SOUND_NAMES } from '@/lib/castle-game/show/sounds';
import { mp3Of } from './instruments';
import { soundOf } from './sounds';

const FOLDER = 'public/sons';

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
for (const name of SOUND_NAMES) writeFileSync(join(FOLDER, `${name}.mp3`), mp3Of(soundOf(name)));
console.log(`${FOLDER}: ${SOUND_NAMES.length} files`);
