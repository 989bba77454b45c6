import { cpSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClubFile } from '@/lib/club/club-file';

/** Folders with the content of a club. */
const homes = ['content', 'public'] as const;

/** The sample's tests, outside of these folders. */
const SAMPLE_TESTS = '__tests__/sample';

/** The command that takes a replacement back, in a work tree that was clean. */
export const TAKE_BACK = 'git restore . && git clean -fdq content public';

/** Whether a file belongs to a club. */
export const isClubs = (path: string): boolean =>
  [...homes, SAMPLE_TESTS].some((folder) => path.startsWith(`${folder}/`));

const isKept = (path: string) =>
  stays.some((kept) => path === kept || (kept.endsWith('/') && path.startsWith(kept)));

/** Replaces the club of a project by the starter, and writes what the answers say. */
export function replaceClub(project: string, file: ClubFile): void {
  for (const home of homes) {
    for (const name of readdirSync(join(project, home), { recursive: true, encoding: 'utf8' })) {
      const path = `${home}/${name.replaceAll('\\', '/')}`;
      if (!statSync(join(project, path)).isFile()) continue;
      if (!isKept(path)) rmSync(join(project, path));
    }
    cpSync(join(project, 'starter', home), join(project, home), { recursive: true });
  }
  writeFileSync(join(project, 'content/club.json'), JSON.stringify(file, null, 2));
  rmSync(join(project, SAMPLE_TESTS), { recursive: true, force: true });
}

/**
 * Files of `content/` and `public/` that do not belong to the club: interface messages, the rules of the castle game, what
 * is true of every castell, and files that only combine others.
 */
export const stays: readonly string[] = [
  'content/LLEGEIX-ME.md',
  'content/interface/',
  'content/castle-game/',
  'content/drawings/',
  'content/tower-parts.ts',
  'content/lists.ts',
  'content/navigation.ts',
  'content/sample-words.ts',
  'content/shown.ts',
  'content/calendar/course.ts',
  'content/legal/documents.ts',
  'content/games/crossword/',
  'content/games/daily-castell.ts',
  'content/games/hub.ts',
  'content/games/level-routes.ts',
  'content/games/memory.ts',
  'content/games/pages.ts',
  'content/games/word-search/forbidden.ts',
  'content/pages/index.ts',
  'content/pages/not-found.ts',
  'content/pages/parts-castell.ts',
  'content/people/directory.ts',
  'content/story/README.md',
  'public/.nojekyll',
  'public/data/puntuacions.csv',
  'public/sons/',
  'public/uploads/partitures/toc-de-castells.pdf',
];
