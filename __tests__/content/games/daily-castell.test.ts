import { readFileSync } from 'node:fs';
import { DAILY_TOWERS } from '@/content/games/daily-castell';
import { dailyCatalogue } from '@/lib/games/daily-castell/catalogue';
import { dailyPicture } from '@/lib/games/daily-castell/picture';
import { constructionOf, formatTower } from '@/lib/towers/notation';

const catalogue = dailyCatalogue(DAILY_TOWERS);
const { towers, byCode } = catalogue;

test('all stand alone, none is a neta, and no two are the same', () => {
  expect(byCode.size).toBe(DAILY_TOWERS.length);
  for (const { tower, people, carregat, descarregat } of towers) {
    expect([tower.neta, tower.caminant]).toEqual([false, false]);
    expect(people).toBeGreaterThan(tower.floors);
    expect(descarregat).toBeGreaterThan(carregat);
  }
});

test('they are all that the table of points has of such towers, with its points', () => {
  const [, ...lines] = readFileSync('public/data/puntuacions.csv', 'utf8').trim().split(/\r?\n/);
  const scored = lines.flatMap((line) => {
    const [code = '', descarregat, carregat] = line.split(',');
    const tower = constructionOf(code);
    const alone = tower.kind === 'tower' && tower.structure !== 'V' && !tower.caminant;
    return alone ? [[formatTower(tower), Number(descarregat), Number(carregat)]] : [];
  });
  const ours = towers.map(({ tower, descarregat, carregat }) => [formatTower(tower), descarregat, carregat]);
  expect(ours.sort()).toEqual(scored.sort());
});

test('pictures have names of their own that tell no code', () => {
  const names = towers.map((tower) => dailyPicture(catalogue, tower));
  expect(new Set(names).size).toBe(towers.length);
  for (const name of names) expect(name).toMatch(/^\d+\.svg$/);
});
