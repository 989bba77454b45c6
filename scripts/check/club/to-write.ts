import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLUB_LEFT, TO_WRITE } from '@/content/interface/new-club';

/** What the starter gave and the club has not written yet, of the parts that the club has: files as they were, and texts. */
export function leftToWrite(parts: readonly string[], project = '.'): string[] {
  return TO_WRITE.flatMap(({ file, part, what, given = [] }) => {
    const [own, starters] = [join(project, file), join(project, 'starter', file)];
    if (part !== undefined && !parts.includes(part)) return [];
    if (!existsSync(own) || !existsSync(starters)) return [];
    const text = readFileSync(own, 'utf8');
    const found =
      text === readFileSync(starters, 'utf8')
        ? [CLUB_LEFT.toWrite(what)]
        : given.filter((words) => text.includes(words)).map((words) => CLUB_LEFT.given(words, what));
    return found.map((line) => `${file} · ${line}`);
  });
}
