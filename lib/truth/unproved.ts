import { datesIn, sentencesOf } from './sentences';
import type { Statement, Telling } from './statement';

const COUNTS: readonly string[] = ['dos', 'tres', 'quatre', 'cinc', 'sis'];
const COURSES = new RegExp(`\\b(${COUNTS.join('|')}) cursos\\b`, 'i');
const BEST =
  /\b(?:el castell (?:més )?gros|(?:nostre|el) sostre|(?:ni un|cap) castell de (?:sis|set|vuit))\b/i;
const RANKED =
  /\b(?:(segona|tercera) )?millor (?:diada|de la nostra història|de totes)\b|\b(segona|tercera) millor\b/gi;
const PLACES: readonly string[] = ['segona', 'tercera'];
const DOCUMENT = /\b(?:préstec|reglament|protocol|estatuts)\b/i;

/** Sentences of other kinds than a tower and its date that no statement proves. */
export function unprovedSentences({ texts, says }: Telling): string[] {
  return sentencesOf(texts).filter(
    (sentence) =>
      lacksCourses(sentence, says) ||
      (BEST.test(sentence) && !says.some((one) => 'best' in one)) ||
      ranksIn(sentence).some((rank) => !says.some((one) => 'rank' in one && one.rank === rank)) ||
      (DOCUMENT.test(sentence) && !says.some((one) => 'document' in one)),
  );
}

function lacksCourses(sentence: string, says: readonly Statement[]): boolean {
  const word = COURSES.exec(sentence)?.[1]?.toLowerCase();
  if (word === undefined) return false;
  const courses = COUNTS.indexOf(word) + 2;
  return !says.some((one) => 'courses' in one && one.courses === courses);
}

/** From 1. */
function ranksIn(sentence: string): number[] {
  return [...sentence.matchAll(RANKED)].map(([, before, alone]) => {
    const word = (before ?? alone)?.toLowerCase();
    return word === undefined ? 1 : PLACES.indexOf(word) + 2;
  });
}

const NUMBER = '(?:tres|quatre|cinc|sis|set|vuit|nou|deu)';
const TOWER = new RegExp(
  `\\b(?:(?:torre|pilar|vano|castells?|dos|${NUMBER}) de ${NUMBER}|[TPV]d\\d|\\d{1,2}d\\d)\\b`,
  'i',
);
const FEAT = /\b(?:des)?carreg/i;

/** Sentences about towers with dates that no statement covers. In a dated entry, the date may be absent. */
export function untiedSentences({ texts, says, dated }: Telling): string[] {
  return sentencesOf(texts)
    .filter((sentence) => TOWER.test(sentence) || FEAT.test(sentence))
    .filter((sentence) => datesOf(sentence, dated).some((date) => !isTied(date, says)));
}

function datesOf(sentence: string, dated: string | undefined): string[] {
  const found = datesIn(sentence);
  return found.length === 0 && dated ? [dated] : found;
}

const isTied = (date: string, says: readonly Statement[]) => says.some((one) => isOf(date, one));

function isOf(date: string, one: Statement): boolean {
  if ('date' in one) return one.date.startsWith(date);
  if ('best' in one) return one.from.slice(0, date.length) <= date && date <= one.to.slice(0, date.length);
  return 'courses' in one && one.until.startsWith(date);
}
