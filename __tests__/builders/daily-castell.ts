import {
  castellOf,
  type DailyFigures,
  type DailyTower,
  dailyCatalogue,
} from '@/lib/games/daily-castell/catalogue';
import type { DailyState } from '@/lib/games/daily-castell/game';

const figures = (code: string, people: number, descarregat: number): DailyFigures => ({
  code,
  people,
  carregat: descarregat - 5,
  descarregat,
});

/** A table of fourteen towers, two for each day of the week. */
export const TABLE: readonly DailyFigures[] = [
  figures('3d5', 28, 20),
  figures('4d5', 36, 22),
  figures('Pd4', 24, 45),
  figures('5d5', 55, 50),
  figures('5d5m', 55, 55),
  figures('4d6', 48, 185),
  figures('3d6', 37, 195),
  figures('3d6a', 53, 250),
  figures('Td6', 41, 375),
  figures('3d6s', 43, 610),
  figures('3d7', 64, 785),
  figures('Td7f', 123, 1650),
  figures('3d8f', 160, 2300),
  figures('Td8fm', 215, 3450),
];

export const CATALOGUE = dailyCatalogue(TABLE);

/** A tower of the table, by its code there. */
export function aDailyTower(code: string): DailyTower {
  const found = CATALOGUE.towers.find((tower) => tower.code === code);
  if (!found) throw new Error(`${code} is not in the table`);
  return found;
}

/** The first date from that of number 1 on which the answer is a tower. */
export function dateOf(code: string): string {
  for (let day = 0; day < 14; day += 1) {
    const date = `2026-09-${14 + day}`;
    if (castellOf(CATALOGUE, date).code === code) return date;
  }
  throw new Error(`${code} never comes`);
}

/** A day on which nothing has been tried yet. */
export const aDay = (date: string): DailyState => ({ date, days: {} });
