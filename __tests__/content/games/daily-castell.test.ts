import { readFileSync } from 'node:fs';
import { DAILY_TOWERS } from '@/content/games/daily-castell';
import { type Weekday, weekdayOf } from '@/lib/dates/days';
import { dailyCatalogue, dailyPicture } from '@/lib/games/daily-castell/catalogue';
import { constructionOf, formatTower } from '@/lib/towers/notation';
import { anyThatFits, chancesOf, dailyDates, difficultyOf } from '@/scripts/bench/daily-castell-players';

const catalogue = dailyCatalogue(DAILY_TOWERS);
const { towers, byCode } = catalogue;

test('all are single towers, none a neta, without repeats', () => {
  expect(byCode.size).toBe(DAILY_TOWERS.length);
  for (const { tower, people, carregat, descarregat } of towers) {
    expect([tower.neta, tower.caminant]).toEqual([false, false]);
    expect(people).toBeGreaterThan(tower.floors);
    expect(descarregat).toBeGreaterThan(carregat);
  }
});

test('has all single towers of the scores CSV, with their points', () => {
  const [, ...lines] = readFileSync('public/data/puntuacions.csv', 'utf8').trim().split(/\r?\n/);
  const scored = lines.flatMap((line) => {
    const [code = '', descarregat, carregat] = line.split(',');
    const tower = constructionOf(code);
    const alone = tower.kind === 'tower' && tower.structure !== 'V' && !tower.caminant;
    return alone
      ? [{ code: formatTower(tower), descarregat: Number(descarregat), carregat: Number(carregat) }]
      : [];
  });
  expect(scored.length).toBeGreaterThan(50);
  for (const { code, descarregat, carregat } of scored)
    expect([code, byCode.get(code)]).toMatchObject([code, { descarregat, carregat }]);
});

test('pictures have different names that do not reveal codes', () => {
  const names = towers.map((tower) => dailyPicture(catalogue, tower));
  expect(new Set(names).size).toBe(towers.length);
  for (const name of names) expect(name).toMatch(/^\d+\.svg$/);
});

test('a player who tries any castell that fits the hints needs three or four tries, more on Sunday than on Monday', () => {
  const days = dailyDates(catalogue).map((date) => ({
    weekday: weekdayOf(date),
    chances: chancesOf(catalogue, date, anyThatFits),
  }));
  const of = (weekday?: Weekday) =>
    difficultyOf(days.filter((day) => (weekday ?? day.weekday) === day.weekday).map((day) => day.chances));
  const all = of();
  expect(all.tries).toBeGreaterThan(3.2);
  expect(all.tries).toBeLessThan(4);
  expect(all.lost).toBeGreaterThan(0.02);
  expect(all.lost).toBeLessThan(0.08);
  expect(of('diumenge').tries - of('dilluns').tries).toBeGreaterThan(0.8);
});
