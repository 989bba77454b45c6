import { cpSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { stays } from './stays';

/** The folders of the project that hold what is a club's. */
const homes = ['content', 'public'] as const;

/** What is the present club's outside of them: the tests of what only it can prove, and what made its results. */
const samples = ['__tests__/sample', 'scripts/sample-results'] as const;

/** Whether a file is of the kind that goes, or comes, with a club. */
export const isClubs = (path: string): boolean =>
  [...homes, ...samples].some((folder) => path.startsWith(`${folder}/`));

const isKept = (path: string) =>
  stays.some((kept) => path === kept || (kept.endsWith('/') && path.startsWith(kept)));

/**
 * Puts another club into a copy of the project: takes out all that is the present club's, and lays the other's
 * `content/` and `public/` over what stays.
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
  for (const folder of samples) rmSync(join(copy, folder), { recursive: true, force: true });
}
