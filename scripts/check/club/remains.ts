import { CLUB_LEFT } from '@/content/interface/new-club';
import type { Rehearsal } from '@/lib/calendar/course';
import { WEEKDAYS } from '@/lib/dates/days';

/** Words that only another club's content has, and the hours of one's own. */
export type Own = {
  readonly foreign: readonly string[];
  readonly rehearsals: readonly Pick<Rehearsal, 'weekday' | 'from' | 'to'>[];
};

const EXAMPLE = /[\w.-]+\.example\b/gi;
const WEEKDAY = new RegExp(`(?<!\\p{L})(?:${WEEKDAYS.join('|')})(?!\\p{L})`, 'giu');
const HOUR = /(?<!\d)([01]?\d|2[0-3])[:.]([0-5]\d)(?!\d)/g;
const REHEARSAL = /assa(?:ig|j|gem|geu)/i;

const sentencesOf = (text: string) => text.split(/(?<=[.;!?])\s+/);

/** Weekdays and hours that a sentence on rehearsals has, and the rehearsals do not. */
function wrongTimes(sentence: string, { rehearsals }: Own): string[] {
  if (!REHEARSAL.test(sentence)) return [];
  const days = [...sentence.matchAll(WEEKDAY)].map(([day]) => day.toLowerCase());
  const hours = [...sentence.matchAll(HOUR)].map(
    ([, hour = '', minute]) => `${hour.padStart(2, '0')}:${minute}`,
  );
  return [
    ...days.filter((day) => rehearsals.every(({ weekday }) => weekday !== day)).map(CLUB_LEFT.weekday),
    ...hours
      .filter((hour) => rehearsals.every(({ from, to }) => hour !== from && hour !== to))
      .map(CLUB_LEFT.hour),
  ];
}

/** What a text says that is not of the club, a sentence for each. */
export function remainsIn(text: string, own: Own): string[] {
  const searched = text.toLowerCase();
  return [
    ...own.foreign.filter((word) => searched.includes(word.toLowerCase())).map(CLUB_LEFT.another),
    ...(text.match(EXAMPLE) ?? []).map(CLUB_LEFT.example),
    ...sentencesOf(text).flatMap((sentence) => wrongTimes(sentence, own)),
  ];
}
