import { aDiada } from '@/__tests__/builders/diades';
import { contradiction } from '@/lib/truth/contradictions';
import type { TowerStatement } from '@/lib/truth/statement';

const diades = [
  aDiada(['i4d6', '3d5', 'Pd4'], { date: '1996-03-14' }),
  aDiada(['4d6C', '3d5', 'Pd5'], { date: '1996-11-07' }),
  aDiada(['4d6', '3d6C'], { date: '1997-05-08' }),
  aDiada(['3d6', '4d6'], { date: '1997-11-20' }),
];
const against = (all: typeof diades) => ({ diades: all, scores: new Map(), documents: [] });
const why = (statement: Partial<TowerStatement>) =>
  contradiction({ tower: '4d6', outcome: 'descarregat', date: '1997', ...statement }, against(diades));

describe('a statement of the content', () => {
  test.each<Partial<TowerStatement>>([
    {},
    { date: '1997-05' },
    { date: '1997-05-08', first: true },
    { date: '1997-11' },
    { outcome: 'intent', date: '1996-03', first: true },
    { outcome: 'carregat', date: '1996-11', first: true, opens: true },
    { tower: '3d6', outcome: 'carregat', date: '1997', first: true },
    { tower: 'Pd5', date: '1996-11', first: true },
  ])('that the results bear out is no contradiction: %o', (statement) => {
    expect(why(statement)).toBeUndefined();
  });

  test('of a date on which it did not happen is answered with when it did', () => {
    expect(why({ date: '1995' })).toBe(
      '4d6 descarregat (1995): the results have it on 1997-05-08, 1997-11-20',
    );
  });

  test('of a tower that never stood is one', () => {
    expect(why({ tower: '3d8f' })).toMatch(/the results have it never/);
  });

  test('of another outcome than that of the day is one', () => {
    expect(why({ date: '1996-11' })).toMatch(/the results have it on 1997/);
  });

  test('that calls a later time the first is one', () => {
    expect(why({ date: '1997-11', first: true })).toMatch(/the first was on 1997-05-08/);
  });

  test('that loads a tower for the first time after it was completed is one', () => {
    const reversed = [aDiada(['3d6'], { date: '2000-01-01' }), aDiada(['3d6C'], { date: '2001-01-01' })];
    const late: TowerStatement = { tower: '3d6', outcome: 'carregat', date: '2001', first: true };
    expect(contradiction(late, against(reversed))).toMatch(/it had been completed on 2000-01-01/);
  });

  test('that opens floors which another castell had opened is one; a pilar opens none', () => {
    expect(why({ tower: '3d6', outcome: 'descarregat', date: '1997-11', opens: true })).toMatch(
      /4d6 stood before, on 1996-11-07/,
    );
    const pilarFirst = [aDiada(['Pd6f'], { date: '1999-01-01' }), aDiada(['3d6'], { date: '2000-01-01' })];
    const opening: TowerStatement = { tower: '3d6', outcome: 'descarregat', date: '2000', opens: true };
    expect(contradiction(opening, against(pilarFirst))).toBeUndefined();
  });
});
