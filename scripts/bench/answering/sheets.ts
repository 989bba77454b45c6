import { readFileSync } from 'node:fs';

/** The published sheet, or what it would be after many more years. */
const published = () => readFileSync('public/data/diades.csv', 'utf8').trimEnd();

/** The published sheet with one more diada: it differs from the copy, so it is read and counted. */
export const withOneMore = () =>
  `${published()}\n1,6,${lastYear()},Plaça Nova,Vilanova,Diada afegida,3,7,,,,1,\n`;

/** The published history over and over until there are `count` rows, each time by another club. */
export function sheetOf(count: number): string {
  const [header = '', ...rows] = published().split('\n');
  const lines = Array.from({ length: count }, (_, place) => {
    const cells = (rows[place % rows.length] ?? '').split(',');
    const club = Math.floor(place / rows.length);
    if (club > 0) cells[REASON] = `${cells[REASON]} ${club}`;
    return cells.join(',');
  });
  return [header, ...lines, ''].join('\n');
}

/** Where the reason of a diada stands. */
const REASON = 5;

function lastYear(): string {
  const [, , year = ''] = published().split('\n').at(-1)?.split(',') ?? [];
  return year;
}
