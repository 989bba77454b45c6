// Prints mean tries of the castell of the day by weekday, and the share of lost days: `npm run bench:daily`.
import { DAILY_TOWERS } from '@/content/games/daily-castell';
import { daysBetween } from '@/lib/dates/days';
import { startOf } from '@/lib/games/daily-castell/building';
import { dailyCatalogue } from '@/lib/games/daily-castell/catalogue';
import { FIRST_DAY } from '@/lib/games/daily-castell/days';
import {
  anyThatFits,
  chancesOf,
  dailyDates,
  difficultyOf,
  greedy,
  startingWith,
} from './daily-castell-players';

const catalogue = dailyCatalogue(DAILY_TOWERS);
const dates = dailyDates(catalogue);
const start = startOf(catalogue);

const PLAYERS = {
  'any that fits': anyThatFits,
  [`${start.code}, then any`]: startingWith(start, catalogue, anyThatFits),
  greedy,
};

const WEEK = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const cells = (values: readonly string[]): string => values.map((value) => value.padStart(8)).join('');

console.log('player'.padEnd(24), cells(['all', ...WEEK]));
for (const [name, player] of Object.entries(PLAYERS)) {
  const days = dates.map((date) => ({ date, chances: chancesOf(catalogue, date, player) }));
  const all = difficultyOf(days.map(({ chances }) => chances));
  const week = WEEK.map((_, day) =>
    difficultyOf(
      days
        .filter(({ date }) => daysBetween(FIRST_DAY, date) % WEEK.length === day)
        .map(({ chances }) => chances),
    ),
  );
  console.log(`${name}, tries`.padEnd(24), cells([all, ...week].map(({ tries }) => tries.toFixed(2))));
  console.log(`${name}, lost`.padEnd(24), cells([all, ...week].map(({ lost }) => percent(lost))));
}
