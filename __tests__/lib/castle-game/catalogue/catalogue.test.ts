import { buildCatalogue } from '@/lib/castle-game/catalogue/build';
import { levelOf, oddsOf } from '@/lib/castle-game/catalogue/odds';
import { tuning } from '@/lib/castle-game/tuning';
import { GAME_OUTCOMES } from '@/lib/castle-game/vocabulary';
import { constructionOf } from '@/lib/towers/notation';

describe('the catalogue', () => {
  const three = { code: '3d5', group: 1, subgroup: 2, people: 28, carregat: 15, descarregat: 20 } as const;

  test('has the towers by their codes, in their order, without group and points where there are none', () => {
    const catalogue = buildCatalogue([three, { code: '3d4n', people: 7, rehearsalOnly: true }]);
    expect([...catalogue.keys()]).toEqual(['3d5', '3d4n']);
    expect(catalogue.get('3d5')).toMatchObject({ ...three, rehearsalOnly: false });
    const none = { group: null, subgroup: null, carregat: 0, descarregat: 0, rehearsalOnly: true };
    expect(catalogue.get('3d4n')).toMatchObject(none);
  });

  test('finds what a tower leans on however its code is spelt', () => {
    const catalogue = buildCatalogue([
      { code: '3d9fa', people: 1 },
      { code: '3d8fa', people: 1 },
    ]);
    expect(catalogue.get('3d9fa')?.odds.dependencies).toEqual({ '3d8fa': 1 });
  });

  test('makes an exception of a level or of what a tower leans on, and of no other tower', () => {
    const towers = [three, { ...three, code: '4d5' }, { code: '3d4n', people: 7 }];
    const catalogue = buildCatalogue(towers, [
      { code: '3d5', level: 8 },
      { code: '4d5', dependencies: { '3d5': 1 } },
    ]);
    expect(catalogue.get('3d5')?.odds.own[0]).toBe(tuning.start[8]);
    expect(catalogue.get('3d5')?.odds.dependencies).toEqual({ '3d4n': 1 });
    expect(catalogue.get('4d5')?.odds.own[0]).toBe(tuning.start[1]);
    expect(catalogue.get('4d5')?.odds.dependencies).toEqual({ '3d5': 1 });
  });

  test('cannot be changed, in no part of an entry', () => {
    const entry = buildCatalogue([three, { code: '3d4n', people: 7 }]).get('3d5');
    if (!entry) throw new Error('no 3d5');
    for (const part of [entry, entry.odds, entry.odds.own, entry.odds.multipliers, entry.odds.dependencies])
      expect(Object.isFrozen(part)).toBe(true);
  });

  test('refuses a code that cannot be read, and says which', () => {
    expect(() => buildCatalogue([{ code: '3x5', people: 1 }])).toThrow('3x5 is no tower: ');
  });
});

describe('what a tower leans on', () => {
  /** What a tower leans on in a game of those towers, and the weight of each before they are made to add up to 1. */
  function leaning(code: string, ...others: string[]): Record<string, number> {
    const catalogue = buildCatalogue([code, ...others].map((one) => ({ code: one, people: 10 })));
    return { ...catalogue.get(code)?.odds.dependencies };
  }
  const { neta, full, pilar, piece } = tuning.weights;

  /** Weights made to add up to 1. */
  function shares(weights: Readonly<Record<string, number>>): Record<string, number> {
    const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
    return Object.fromEntries(Object.entries(weights).map(([code, weight]) => [code, weight / total]));
  }

  const { upright, lifted } = tuning.weights;
  const below = { '3d6an': neta, '3d6a': full };

  test.each<[string, string, readonly string[], Record<string, number>]>([
    [
      'the tower a floor lower and its neta',
      '4d8',
      ['4d7', '4d7n', '4d6', '4d6n'],
      { '4d7n': neta, '4d7': full },
    ],
    ['the nearest neta below, but no lower tower', '4d8', ['4d5n', '4d6n', '4d6'], { '4d6n': 1 }],
    ['the neta of its own floors among the lowest', '3d4', ['3d4n'], { '3d4n': 1 }],
    ['the lower neta of two', '3d5', ['3d4n', '3d5n'], { '3d4n': 1 }],
    ['nothing of another kind', '3d5', ['4d4', '4d4n', 'Pd3'], {}],
    ['the pilar inside, two floors lower', '3d7a', ['3d6an', '3d6a', 'Pd5', 'Pd4'], { ...below, Pd5: pilar }],
    ['a pilar with folre if there is no other', '3d8a', ['Pd6f'], { Pd6f: 1 }],
    ['a pilar without folre if there is one', '3d8a', ['Pd6f', 'Pd6'], { Pd6: 1 }],
    ['the folre that it wears', '3d8f', ['3d7', 'FT 3d8f'], { '3d7': full, 'FT 3d8f': piece }],
    [
      'each piece that it wears',
      'Pd8fmp',
      ['FT Pd8fmp', 'MT Pd8fmp', 'PT Pd8fmp', 'FT Pd7fm'],
      { 'FT Pd8fmp': 1, 'MT Pd8fmp': 1, 'PT Pd8fmp': 1 },
    ],
    ['no piece that it does not wear', '3d8', ['FT 3d8f'], {}],
    ['a lower one with as much support as there is', '3d9fm', ['3d8f', '3d8'], { '3d8f': 1 }],
    ['a lower one with no more support', '3d9f', ['3d8fm', '3d8'], { '3d8': 1 }],
    [
      'lifted, the upright one most of all',
      '3d7s',
      ['3d7', '3d6s', '3d6'],
      { '3d7': upright, '3d6s': lifted },
    ],
    ['lifted, no neta and no piece', 'Td7sf', ['Td7f', 'Td6n', 'FT Td7f'], { Td7f: 1 }],
    ['lifted, a lower lifted one alone', '3d7s', ['3d6s', '3d6'], { '3d6s': 1 }],
    ['lifted, nothing else', '3d7s', ['3d6', '3d6n'], {}],
    ['neta, the lower neta and no whole tower', '4d6n', ['4d5n', '4d5', '4d4n'], { '4d5n': 1 }],
    ['neta, the neta of its pilar', '3d6an', ['3d5an', 'Pd4n', 'Pd4'], { '3d5an': neta, Pd4n: pilar }],
    ['the lowest neta, nothing', '3d4n', ['3d5n', '3d4'], {}],
    ['a piece, the lowest neta of its structure', 'FT 3d8f', ['3d5n', '3d4n', '4d4n'], { '3d4n': 1 }],
    ['a piece with agulla, a plain neta', 'FT 3d8fa', ['3d4an', '3d5n'], { '3d5n': 1 }],
    ['towers built together, nothing', '3d7+4d7', ['3d7', '4d7'], {}],
  ])('%s: %s', (_, code, others, weights) => {
    expect(leaning(code, ...others)).toEqual(shares(weights));
  });
});

describe('odds', () => {
  const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

  const odds = (code: string, level: number, dependencies: Record<string, number> = {}) =>
    oddsOf(constructionOf(code), level, dependencies);

  test.each(LEVELS)('a tower of level %i starts as the tuning says, and its chances add up to 1', (level) => {
    const { own, caps } = odds('3d5', level);
    const [descarregat, carregat, intent, desmuntat] = own;
    expect(descarregat).toBe(tuning.start[level]);
    expect(carregat).toBeCloseTo((1 - descarregat) * tuning.failing[0], 3);
    expect(intent).toBeCloseTo((1 - descarregat) * tuning.failing[1], 3);
    expect(desmuntat).toBeCloseTo((1 - descarregat) * tuning.failing[2], 3);
    expect(own.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(caps).toEqual([tuning.least[level], tuning.most[level]]);
  });

  test('chances and factors have four digits at most, so that every machine saves the same', () => {
    const { own, multipliers } = odds('3d5', 5);
    for (const number of [own, ...Object.values(multipliers)].flat())
      expect(number).toBe(Number(number.toFixed(4)));
  });

  test.each(GAME_OUTCOMES)('%s teaches its share of the pace, to each chance in its direction', (outcome) => {
    const lesson = tuning.pace[2] * tuning.lesson[outcome];
    const expected = tuning.shift.map((shift) => 1 + shift * lesson);
    const factors = odds('3d5', 2).multipliers[outcome];
    expect(factors).toHaveLength(expected.length);
    for (const [index, factor] of factors.entries()) expect(factor).toBeCloseTo(expected[index] ?? 0, 4);
  });

  test('a pilar teaches as many times more as the tuning says, unless it is lifted from below', () => {
    const [plain, pilar, lifted] = ['3d5', 'Pd5', 'Pd5s'].map(
      (code) => odds(code, 3).multipliers.descarregat[0] - 1,
    );
    expect(pilar).toBeCloseTo((plain ?? 0) * tuning.pilars.pace, 3);
    expect(lifted).toBe(plain);
  });

  test('a tower lifted from below starts lower and is never as safe as its upright one', () => {
    const [upright, lifted] = [odds('3d7', 6, { '3d6s': 1 }), odds('3d7s', 6, { '3d6s': 1 })];
    expect(lifted.own[0]).toBeCloseTo(upright.own[0] * tuning.lifted.start, 3);
    expect(lifted.caps[1]).toBeCloseTo(upright.caps[1] * tuning.lifted.most, 3);
    expect(lifted.leaning).toBe(tuning.lifted.leaning[6]);
  });
});

describe('level', () => {
  const level = (code: string, group?: number) =>
    levelOf({ code, people: 1, ...(group === undefined ? {} : { group }) }, constructionOf(code));

  test.each([
    ['3d5', 7, 7],
    ['4d9f', 0, 0],
    ['Pd3n', undefined, 0],
    ['3d7n', undefined, 3],
    ['Pd10', undefined, 7],
    ['4d10', undefined, 6],
    ['3d7+4d7', undefined, 8],
  ])('of %s with the group %s is %i: its group, or that of its floors', (code, group, expected) => {
    expect(level(code, group)).toBe(expected);
  });

  test.each(['FT', 'MT', 'PT'] as const)('a %s has a level of its own', (piece) => {
    expect(level(`${piece} Pd8fmp`)).toBe(tuning.pieceLevels[piece]);
  });
});
