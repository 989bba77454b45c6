import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLUB_LEFT, TO_WRITE } from '@/content/interface/new-club';
import { sampleWords } from '@/content/sample-words';

/** `club:new` writes the year of a document. */
const undated = (text: string) => text.replace(/\byear: \d+/, '');

/** What the starter gave and the club has not written yet, of the modules that the club has: files as they were, and texts. */
export function leftToWrite(modules: readonly string[], project = '.'): string[] {
  return TO_WRITE.flatMap(({ file, module, what, given = [] }) => {
    const [own, starters] = [join(project, file), join(project, 'starter', file)];
    if (module !== undefined && !modules.includes(module)) return [];
    if (!existsSync(own) || !existsSync(starters)) return [];
    const text = readFileSync(own, 'utf8');
    const found =
      undated(text) === undated(readFileSync(starters, 'utf8'))
        ? [CLUB_LEFT.toWrite(what)]
        : given.filter((words) => text.includes(words)).map((words) => CLUB_LEFT.given(words, what));
    return found.map((line) => `${file} · ${line}`);
  });
}

const EXAMPLE = /[\w.-]+\.example\b/gi;

/** What a text has that is not of the club, a sentence for each: words of the sample, and hosts of examples. */
export function remainsIn(text: string): string[] {
  const searched = text.toLowerCase();
  return [
    ...sampleWords.filter((word) => searched.includes(word.toLowerCase())).map(CLUB_LEFT.another),
    ...[...new Set(text.match(EXAMPLE))].map(CLUB_LEFT.example),
  ];
}
