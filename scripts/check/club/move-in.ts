import { cpSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Folders with the content of a club. */
const homes = ['content', 'public'] as const;

/** The present club's tests, outside of these folders. */
const SAMPLE_TESTS = '__tests__/sample';

/** Whether a file belongs to a club. */
export const isClubs = (path: string): boolean =>
  [...homes, SAMPLE_TESTS].some((folder) => path.startsWith(`${folder}/`));

const isKept = (path: string) =>
  stays.some((kept) => path === kept || (kept.endsWith('/') && path.startsWith(kept)));

/**
 * Replaces the club in a copy of the project: deletes the files of the present club, and copies `content/` and `public/`
 * of the other one.
 */
export function moveIn(copy: string, club: string): void {
  for (const home of homes) {
    for (const name of readdirSync(join(copy, home), { recursive: true, encoding: 'utf8' })) {
      const path = `${home}/${name.replaceAll('\\', '/')}`;
      if (!statSync(join(copy, path)).isFile()) continue;
      if (!isKept(path)) rmSync(join(copy, path));
    }
    cpSync(join(club, home), join(copy, home), { recursive: true });
  }
  rmSync(join(copy, SAMPLE_TESTS), { recursive: true, force: true });
}

/**
 * Files of `content/` and `public/` that do not belong to the club: interface messages, the rules of the castle game, what
 * is true of every castell, and files that only combine others.
 */
export const stays: readonly string[] = [
  'content/LLEGEIX-ME.md',
  'content/interface/',
  'content/castle-game/catalogue.ts',
  'content/castle-game/odds-exceptions.ts',
  'content/castle-game/rehearsal-towers.ts',
  'content/castle-game/rulebook.ts',
  'content/castle-game/scored-towers.ts',
  'content/drawings/',
  'content/tower-parts/',
  'content/navigation.ts',
  'content/boards/boards.ts',
  'content/calendar/course.ts',
  'content/legal/documents.ts',
  'content/games/daily-castell.ts',
  'content/games/hub.ts',
  'content/games/level-routes.ts',
  'content/games/memory.ts',
  'content/games/word-search/forbidden.ts',
  'content/people/directory.ts',
  'content/people/offices.ts',
  'content/story/README.md',
  'public/data/puntuacions.csv',
  'public/uploads/partitures/',
];
