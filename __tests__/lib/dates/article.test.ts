import { ofDay, theDay, toDay } from '@/lib/dates/article';

describe('the article of a day', () => {
  it.each([
    ['7 de maig', 'el 7 de maig', 'del 7 de maig', 'al 7 de maig'],
    ['1', "l'1", "de l'1", "a l'1"],
    ['1 de maig', "l'1 de maig", "de l'1 de maig", "a l'1 de maig"],
    ["11 d'abril", "l'11 d'abril", "de l'11 d'abril", "a l'11 d'abril"],
    ['10 de maig', 'el 10 de maig', 'del 10 de maig', 'al 10 de maig'],
    ['12 de maig', 'el 12 de maig', 'del 12 de maig', 'al 12 de maig'],
    ['21 de maig', 'el 21 de maig', 'del 21 de maig', 'al 21 de maig'],
    ['31 de maig', 'el 31 de maig', 'del 31 de maig', 'al 31 de maig'],
    ['01/05/2026', "l'01/05/2026", "de l'01/05/2026", "a l'01/05/2026"],
    ['11/05/2026', "l'11/05/2026", "de l'11/05/2026", "a l'11/05/2026"],
    ['10/01/2026', 'el 10/01/2026', 'del 10/01/2026', 'al 10/01/2026'],
  ])('of %s is as one reads it aloud', (day, the, of, to) => {
    expect([theDay(day), ofDay(day), toDay(day)]).toEqual([the, of, to]);
  });
});
