import { aRound, aTeam } from '@/__tests__/builders/teams';
import { accountOf, priceOf } from '@/lib/castle-game/engine/price';
import {
  accountTexts,
  ambitionProgressText,
  ambitionText,
  expectedText,
  firstDayText,
  firstTimeText,
  priceText,
  tooFewPointsText,
} from '@/lib/castle-game/memory/words';

const { stats } = aTeam().team;

describe('a first time', () => {
  it.each([
    ['4d7', 'descarregat', 'performance', 'Primer 4d7 de la colla!'],
    ['Td6', 'carregat', 'performance', 'Primera Td6 carregada de la colla!'],
    ['3d4n', 'carregat', 'rehearsal', "Primer 3d4n carregat a l'assaig!"],
    ['FT 3d8f', 'descarregat', 'rehearsal', "Primer cop a l'assaig: FT 3d8f!"],
  ] as const)('of %s %s in a %s is announced', (code, built, context, text) => {
    expect(firstTimeText(code, built, context)).toBe(text);
  });

  it('has a day, or says that it is not known', () => {
    expect(firstDayText('2023-10-05')).toBe("5 d'octubre de 2023");
    expect(firstDayText(null)).toBe('data desconeguda');
  });
});

describe('the price of a tower', () => {
  const team = { members: 60, stats };

  it('is its points on average and the people it brings or costs', () => {
    const price = priceOf(team, [], '4d7', [0.5, 0.2, 0.2, 0.1]);
    expect(price).toMatchObject({ expected: 453, fallen: -3 });
    expect(price?.unloaded).toBeGreaterThan(0);
    expect(price && expectedText(price)).toBe('≈ 453p');
    expect(price && priceText(price)).toBe(`Si surt, +${price?.unloaded} castellers; si cau, −3`);
  });

  it('adds up, round by round, to what the points of the performance bring', () => {
    const rounds = [aRound('4d7', 'descarregat', 1, 690), aRound('3d6', 'descarregat', 2, 195)];
    const [first, second] = rounds.map(({ code }, index) =>
      priceOf(team, rounds.slice(0, index), code, [1, 0, 0, 0]),
    );
    const nothing = accountOf(60, [], stats).byPoints;
    expect(nothing + (first?.unloaded ?? 0) + (second?.unloaded ?? 0)).toBe(
      accountOf(60, rounds, stats).byPoints,
    );
  });

  it('is nobody for a tower of few people, and none for a tower that is none', () => {
    const price = priceOf(team, [], 'Pd3n', [1, 0, 0, 0]);
    expect(price && priceText(price)).toBe('Si surt, +0 castellers; si cau, ningú no plega');
    expect(priceOf(team, [], 'constructor', [1, 0, 0, 0])).toBeUndefined();
  });
});

describe('the account of a performance', () => {
  it('tells everybody who came and left', () => {
    const rounds = [
      aRound('4d7', 'descarregat', 1, 690),
      aRound('3d7', 'carregat', 2, 615),
      aRound('4d6', 'intent', 3),
      aRound('Pd5', 'descarregat', 4, 750),
    ];
    const account = accountOf(60, rounds, stats);
    expect(account.byPoints + account.byFalls + account.stayed).toBe(account.change);
    expect(accountTexts(account)).toEqual([`+${account.byPoints} pels punts`, '−5 per dues caigudes']);
  });

  it('says why a large team lost people without a fall', () => {
    const account = accountOf(100, [aRound('3d5', 'descarregat', 1, 20)], stats);
    expect(account.byPoints).toBeLessThan(0);
    expect(accountTexts(account)).toEqual([`−${Math.abs(account.byPoints)} pels punts`]);
    expect(tooFewPointsText(account, 100)).toMatch(/^Una colla de 100 castellers ha de fer 3\.\d\d\d punts/);
  });

  it('says who stays because a team never goes below its floor', () => {
    const account = accountOf(36, [aRound('Pd5', 'intent'), aRound('Pd5', 'intent', 2)], stats);
    expect(account.after).toBe(35);
    expect(account.byPoints + account.byFalls + account.stayed).toBe(-1);
    expect(accountTexts(account).at(-1)).toMatch(/^\+\d que es queden: els últims 35 no pleguen mai$/);
  });

  it('has one fall', () => {
    expect(accountTexts(accountOf(60, [aRound('4d7', 'intent')], stats))).toContain('−3 per una caiguda');
  });
});

describe('an ambition', () => {
  it.each([
    [{ kind: 'first', code: '4d7' }, 'Un primer 4d7 a plaça'],
    [{ kind: 'first', code: 'Td8fm' }, 'Una primera Td8fm a plaça'],
    [{ kind: 'performances', count: 3, points: 1500 }, 'Tres diades de 1.500 punts o més'],
    [{ kind: 'performances', count: 1, points: 900 }, 'Una diada de 900 punts o més'],
    [{ kind: 'members', members: 80 }, 'Ser 80 castellers'],
  ] as const)('is said: %j', (ambition, text) => {
    expect(ambitionText(ambition)).toBe(text);
  });

  it('says how far it is', () => {
    const ambition = { kind: 'members', members: 80 } as const;
    expect(ambitionProgressText({ ambition, current: 66, of: 80, met: false })).toBe('66 de 80');
    expect(ambitionProgressText({ ambition, current: 82, of: 80, met: true })).toBe('Assolit');
  });
});
