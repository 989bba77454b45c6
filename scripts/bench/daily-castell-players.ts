import { addDays } from '@/lib/dates/days';
import { castellOf, type DailyCatalogue, type DailyTower } from '@/lib/games/daily-castell/catalogue';
import { FIRST_DAY, MAX_TRIES } from '@/lib/games/daily-castell/days';
import { feedbackOf } from '@/lib/games/daily-castell/game';

/** Feedback for a try if `answer` were the answer, as text. */
type Told = (tried: DailyTower, answer: DailyTower) => string;

/** The equally probable next tries of a player who knows which towers fit all feedback so far. */
export type Player = (fitting: readonly DailyTower[], told: Told) => readonly DailyTower[];

export const anyThatFits: Player = (fitting) => fitting;

/** Tries the fitting tower with most distinct feedbacks. */
export const greedy: Player = (fitting, told) => {
  const answers = (tried: DailyTower) => new Set(fitting.map((answer) => told(tried, answer))).size;
  return fitting.toSorted((one, other) => answers(other) - answers(one)).slice(0, 1);
};

/** The first try is fixed. The player chooses the others. */
export const startingWith =
  (first: DailyTower, { towers }: DailyCatalogue, player: Player): Player =>
  (fitting, told) =>
    fitting.length === towers.length ? [first] : player(fitting, told);

/** First date of each tower. */
export function dailyDates(catalogue: DailyCatalogue): readonly string[] {
  const dates = new Map<DailyTower, string>();
  for (let date = FIRST_DAY; dates.size < catalogue.towers.length; date = addDays(date, 1)) {
    const tower = castellOf(catalogue, date);
    if (!dates.has(tower)) dates.set(tower, date);
  }
  return [...dates.values()];
}

/** Exact probability of finding the tower of a date in one try, in two and so on. */
export function chancesOf(catalogue: DailyCatalogue, date: string, player: Player): readonly number[] {
  const answer = castellOf(catalogue, date);
  const texts = new Map<string, string>();
  const told: Told = (tried, other) => {
    const pair = `${tried.code} ${other.code}`;
    const text = texts.get(pair) ?? JSON.stringify(feedbackOf(date, tried, other));
    texts.set(pair, text);
    return text;
  };
  const known = new Map<string, readonly number[]>();

  function chances(fitting: readonly DailyTower[]): readonly number[] {
    const key = fitting.map(({ code }) => code).join();
    const result = known.get(key) ?? worked(fitting);
    known.set(key, result);
    return result;
  }

  function worked(fitting: readonly DailyTower[]): readonly number[] {
    const tries = player(fitting, told);
    const result: number[] = [];
    for (const tried of tries) {
      const after = tried === answer ? [1] : [0, ...chances(fittingAfter(fitting, tried))];
      after.forEach((chance, place) => {
        result[place] = (result[place] ?? 0) + chance / tries.length;
      });
    }
    return result;
  }

  const fittingAfter = (fitting: readonly DailyTower[], tried: DailyTower) => {
    const heard = told(tried, answer);
    return fitting.filter((other) => other !== tried && told(tried, other) === heard);
  };

  return chances(catalogue.towers);
}

/** Mean tries of days, and the share of lost days. A lost day counts as one try more than the limit. */
export type Difficulty = { readonly tries: number; readonly lost: number };

/** Takes the result of `chancesOf` for each of the days. */
export function difficultyOf(days: readonly (readonly number[])[]): Difficulty {
  const found = Array.from(
    { length: MAX_TRIES },
    (_, place) => sum(days.map((chances) => chances[place] ?? 0)) / days.length,
  );
  // Rounding errors can bring the sum slightly above 1.
  const lost = Math.max(0, 1 - sum(found));
  return { tries: sum(found.map((share, place) => share * (place + 1))) + lost * (MAX_TRIES + 1), lost };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
