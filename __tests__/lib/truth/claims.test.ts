import { aLegalDocument } from '@/__tests__/builders/legal';
import { aDiada, someScores } from '@/__tests__/builders/results';
import { contradiction } from '@/lib/truth/contradictions';
import { documentText } from '@/lib/truth/document-text';
import type { Statement, TowerStatement } from '@/lib/truth/statement';

const diades = [
  aDiada(['4d6', '3d6', 'Pd5'], { date: '2006-11-16' }),
  aDiada(['i3d7', '4d6'], { date: '2007-10-18' }),
  aDiada(['3d6', '4d6'], { date: '2008-05-08' }),
  aDiada(['3d7C', '4d7'], { date: '2008-11-20' }),
  aDiada(['3d7', '4d7', 'Pd5'], { date: '2009-11-19' }),
];
const documents = [
  documentText(
    aLegalDocument({
      id: 'normes',
      approval: "Text aprovat per l'assemblea del 15 de juny de 2023.",
      year: 2023,
    }),
  ),
];
const why = (statement: Statement) => contradiction(statement, { diades, scores: someScores, documents });

describe('the biggest castell of a time', () => {
  test('is the one with most points that was built, and no pilar', () => {
    expect(why({ best: '3d6', from: '2006-11', to: '2008-10' })).toBeUndefined();
    expect(why({ best: '3d7', from: '2008-11', to: '2009-12' })).toBeUndefined();
  });

  test('is refused when another was bigger, or when none was built', () => {
    expect(why({ best: '4d6', from: '2006-09', to: '2008-08' })).toMatch(
      /the results have 3d6 on 2006-11-16/,
    );
    expect(why({ best: '4d6', from: '2020-09', to: '2021-08' })).toMatch(/the results have none/);
  });
});

describe('the courses in which a tower was tried', () => {
  test('are those up to the date, built or not', () => {
    expect(why({ tower: '3d7', courses: 2, until: '2008-12' })).toBeUndefined();
    expect(why({ tower: '3d7', courses: 3, until: '2009-11' })).toBeUndefined();
  });

  test('are refused when they are more or fewer', () => {
    expect(why({ tower: '3d7', courses: 2, until: '2009-11' })).toMatch(
      /3d7 in 2 courses until 2009-11: the results have 2007-2008, 2008-2009, 2009-2010/,
    );
  });
});

describe('the place of a diada among all', () => {
  test('is that of the ranking', () => {
    expect(why({ rank: 1, date: '2009-11-19' })).toBeUndefined();
    expect(why({ rank: 2, date: '2008-11-20' })).toBeUndefined();
  });

  test('is refused when another diada has it, and on a day without any', () => {
    expect(why({ rank: 1, date: '2008-11-20' })).toMatch(/the results have it in place 2/);
    expect(why({ rank: 1, date: '2010-01-01' })).toMatch(/none that day/);
  });
});

describe('statements about a document', () => {
  const quote = documents[0]?.text.split('\n').at(-1) ?? '';

  test('is found in it, with the date of its approval', () => {
    expect(why({ document: 'normes', quote, since: '2023-06' })).toBeUndefined();
    expect(why({ document: 'normes', approved: '2023' })).toBeUndefined();
  });

  test.each<[Statement, RegExp]>([
    [{ document: 'cap' }, /no such document/],
    [{ document: 'normes', quote: 'Mai no plou.' }, /does not say «Mai no plou.»/],
    [{ document: 'normes', since: '2025' }, /approved in 2023-06/],
    [{ document: 'normes', approved: '2023-05' }, /approved in 2023-06/],
  ])('is refused otherwise: %o', (statement, problem) => {
    expect(why(statement)).toMatch(problem);
  });
});

const contradictionsDiades = [
  aDiada(['i4d6', '3d5', 'Pd4'], { date: '1996-03-14' }),
  aDiada(['4d6C', '3d5', 'Pd5'], { date: '1996-11-07' }),
  aDiada(['4d6', '3d6C'], { date: '1997-05-08' }),
  aDiada(['3d6', '4d6'], { date: '1997-11-20' }),
];
const against = (all: typeof contradictionsDiades) => ({ diades: all, scores: new Map(), documents: [] });
const contradictionsWhy = (statement: Partial<TowerStatement>) =>
  contradiction(
    { tower: '4d6', outcome: 'descarregat', date: '1997', ...statement },
    against(contradictionsDiades),
  );

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
  ])('a statement that agrees with the results is no contradiction: %o', (statement) => {
    expect(contradictionsWhy(statement)).toBeUndefined();
  });

  test('of a date on which it did not happen is answered with when it did', () => {
    expect(contradictionsWhy({ date: '1995' })).toBe(
      '4d6 descarregat (1995): the results have it on 1997-05-08, 1997-11-20',
    );
  });

  test('of a tower that never stood is one', () => {
    expect(contradictionsWhy({ tower: '3d8f' })).toMatch(/the results have it never/);
  });

  test('of another outcome than that of the day is one', () => {
    expect(contradictionsWhy({ date: '1996-11' })).toMatch(/the results have it on 1997/);
  });

  test('that calls a later time the first is one', () => {
    expect(contradictionsWhy({ date: '1997-11', first: true })).toMatch(/the first was on 1997-05-08/);
  });

  test('that loads a tower for the first time after it was completed is one', () => {
    const reversed = [aDiada(['3d6'], { date: '2000-01-01' }), aDiada(['3d6C'], { date: '2001-01-01' })];
    const late: TowerStatement = { tower: '3d6', outcome: 'carregat', date: '2001', first: true };
    expect(contradiction(late, against(reversed))).toMatch(/it had been completed on 2000-01-01/);
  });

  test('that opens floors which another castell had opened is one; a pilar opens none', () => {
    expect(contradictionsWhy({ tower: '3d6', outcome: 'descarregat', date: '1997-11', opens: true })).toMatch(
      /4d6 stood before, on 1996-11-07/,
    );
    const pilarFirst = [aDiada(['Pd6f'], { date: '1999-01-01' }), aDiada(['3d6'], { date: '2000-01-01' })];
    const opening: TowerStatement = { tower: '3d6', outcome: 'descarregat', date: '2000', opens: true };
    expect(contradiction(opening, against(pilarFirst))).toBeUndefined();
  });
});
