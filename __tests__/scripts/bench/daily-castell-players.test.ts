import { aDailyTower, CATALOGUE, dateOf } from '@/__tests__/builders/daily-castell';
import type { DailyTower } from '@/lib/games/daily-castell/catalogue';
import { feedbackOf } from '@/lib/games/daily-castell/game';
import { pickIndex, seededRandom } from '@/lib/values/random';
import {
  anyThatFits,
  chancesOf,
  dailyDates,
  difficultyOf,
  startingWith,
} from '@/scripts/bench/daily-castell-players';

const date = dateOf('3d7');

/** Tries that a player with dice needs. */
function played(seed: number): number {
  const random = seededRandom(seed);
  const answer = aDailyTower('3d7');
  let fitting: readonly DailyTower[] = CATALOGUE.towers;
  for (let tries = 1; ; tries += 1) {
    const tried = fitting[pickIndex(fitting.length, random)] ?? answer;
    if (tried === answer) return tries;
    const { structure, floors, letters } = feedbackOf(date, tried, answer);
    fitting = fitting.filter((other) => {
      const heard = feedbackOf(date, tried, other);
      return heard.structure === structure && heard.floors === floors && heard.letters === letters;
    });
    fitting = fitting.filter((other) => other !== tried);
  }
}

test('the chances are those of many games with dice', () => {
  expect(feedbackOf(date, aDailyTower('3d5'), aDailyTower('3d7')).size).toBeNull();
  const games = Array.from({ length: 4000 }, (_, seed) => played(seed));
  const chances = chancesOf(CATALOGUE, date, anyThatFits);
  expect(Math.max(...games)).toBe(chances.length);
  for (const [place, chance] of chances.entries())
    expect(games.filter((tries) => tries === place + 1).length / games.length).toBeCloseTo(chance, 1);
});

test('a day found in two or never takes four and a half, and half of it is lost', () => {
  expect(difficultyOf([[0, 0.5]])).toEqual({ tries: 4.5, lost: 0.5 });
});

test('a player can be given the first try', () => {
  expect(chancesOf(CATALOGUE, date, startingWith(aDailyTower('3d7'), CATALOGUE, anyThatFits))).toEqual([1]);
});

test('each tower has its date', () => {
  expect(new Set(dailyDates(CATALOGUE)).size).toBe(CATALOGUE.towers.length);
});
