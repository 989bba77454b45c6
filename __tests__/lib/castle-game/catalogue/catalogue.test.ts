import { buildCatalogue } from '@/lib/castle-game/catalogue/build';
import { levelOf, oddsOf } from '@/lib/castle-game/catalogue/odds';
import { tuning } from '@/lib/castle-game/tuning';
import { GAME_OUTCOMES } from '@/lib/castle-game/types';
import { parseConstruction } from '@/lib/towers/notation';

describe('the catalogue', () => {
  const three = { code: '3d5', group: 1, subgroup: 2, people: 28, carregat: 15, descarregat: 20 } as const;

  test('has the towers by their codes, in the order in which they were given', () => {
    const catalogue = buildCatalogue([three, { code: '3d4n', people: 7, rehearsalOnly: true }]);
    expect([...catalogue.keys()]).toEqual(['3d5', '3d4n']);
    expect(catalogue.get('3d5')).toMatchObject({ ...three, rehearsalOnly: false });
  });

  test('gives no group and no points to what has none', () => {
    const catalogue = buildCatalogue([{ code: '3d4n', people: 7, rehearsalOnly: true }]);
    expect(catalogue.get('3d4n')).toMatchObject({
      group: null,
      subgroup: null,
      carregat: 0,
      descarregat: 0,
      rehearsalOnly: true,
    });
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
      { code: '3d5', reason: 'It is hard.', level: 8 },
      { code: '4d5', reason: 'It is odd.', dependencies: { '3d5': 1 } },
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

  describe('a tower leans', () => {
    test('on the same tower one floor lower and on its neta, which count differently', () => {
      expect(leaning('4d8', '4d7', '4d7n', '4d6', '4d6n')).toEqual(shares({ '4d7n': neta, '4d7': full }));
    });

    test('on the nearest neta below, when there is none one floor lower, but on no lower tower', () => {
      expect(leaning('4d8', '4d5n', '4d6n', '4d6')).toEqual({ '4d6n': 1 });
    });

    test('on the neta of its own floors when it is among the lowest', () => {
      expect(leaning('3d4', '3d4n')).toEqual({ '3d4n': 1 });
      expect(leaning('3d5', '3d4n', '3d5n')).toEqual({ '3d4n': 1 });
    });

    test('on nothing when the game has nothing of its kind', () => {
      expect(leaning('3d5', '4d4', '4d4n', 'Pd3')).toEqual({});
    });

    test('on the pilar inside, two floors lower, with a folre if it cannot be without', () => {
      const below = { '3d6an': neta, '3d6a': full };
      expect(leaning('3d7a', '3d6an', '3d6a', 'Pd5', 'Pd4')).toEqual(shares({ ...below, Pd5: pilar }));
      expect(leaning('3d8a', 'Pd6f')).toEqual({ Pd6f: 1 });
      expect(leaning('3d8a', 'Pd6f', 'Pd6')).toEqual({ Pd6: 1 });
    });

    test('on the folre, the manilles and the puntals that it wears, each by itself', () => {
      expect(leaning('3d8f', '3d7', 'FT 3d8f')).toEqual(shares({ '3d7': full, 'FT 3d8f': piece }));
      expect(leaning('Pd8fmp', 'FT Pd8fmp', 'MT Pd8fmp', 'PT Pd8fmp', 'FT Pd7fm')).toEqual(
        shares({ 'FT Pd8fmp': piece, 'MT Pd8fmp': piece, 'PT Pd8fmp': piece }),
      );
      expect(leaning('3d8', 'FT 3d8f')).toEqual({});
    });

    test('on one floor lower with as much support as there is', () => {
      expect(leaning('3d9fm', '3d8f', '3d8')).toEqual({ '3d8f': 1 });
      expect(leaning('3d9f', '3d8fm', '3d8')).toEqual({ '3d8': 1 });
    });
  });

  describe('a tower built from below leans', () => {
    test('on the same tower built upwards most of all, and on the one built from below a floor lower', () => {
      const { upright, lifted } = tuning.weights;
      expect(upright).toBeGreaterThan(lifted);
      expect(leaning('3d7s', '3d7', '3d6s', '3d6')).toEqual(shares({ '3d7': upright, '3d6s': lifted }));
      expect(leaning('Td7sf', 'Td7f', 'Td6n', 'FT Td7f')).toEqual({ Td7f: 1 });
    });

    test('on one built from below alone when there is no other, and on nothing without either', () => {
      expect(leaning('3d7s', '3d6s', '3d6')).toEqual({ '3d6s': 1 });
      expect(leaning('3d7s', '3d6', '3d6n')).toEqual({});
    });
  });

  describe('what is only rehearsed leans', () => {
    test('as a neta, on the neta one floor lower and on the neta of its pilar, never on a whole tower', () => {
      expect(leaning('4d6n', '4d5n', '4d5', '4d4n')).toEqual({ '4d5n': 1 });
      expect(leaning('3d6an', '3d5an', 'Pd4n', 'Pd4')).toEqual(shares({ '3d5an': neta, Pd4n: pilar }));
    });

    test('as the lowest neta, on nothing', () => {
      expect(leaning('3d4n', '3d5n', '3d4')).toEqual({});
      expect(leaning('Pd3n', 'Pd4n')).toEqual({});
    });

    test('as a piece, on the lowest neta of its structure', () => {
      expect(leaning('FT 3d8f', '3d5n', '3d4n', '4d4n')).toEqual({ '3d4n': 1 });
      expect(leaning('FT 3d8fa', '3d4an', '3d5n')).toEqual({ '3d5n': 1 });
      expect(leaning('FT 3d8f')).toEqual({});
    });
  });

  test('leaves towers that are built together to themselves', () => {
    expect(leaning('3d7+4d7', '3d7', '4d7')).toEqual({});
  });
});

describe('odds', () => {
  const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

  function odds(code: string, level: number, dependencies: Record<string, number> = {}) {
    const parsed = parseConstruction(code);
    if (!parsed.ok) throw new Error(code);
    return oddsOf(parsed.construction, level, dependencies);
  }

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
    const [upright, lifted] = ['3d7', '3d7s'].map((code) => odds(code, 6, { '3d6s': 1 }));
    if (!upright || !lifted) throw new Error('There are no odds.');
    expect(lifted.own[0]).toBeCloseTo(upright.own[0] * tuning.lifted.start, 3);
    expect(lifted.caps[1]).toBeCloseTo(upright.caps[1] * tuning.lifted.most, 3);
    expect(lifted.leaning).toBe(tuning.lifted.leaning[6]);
  });
});

describe('level', () => {
  function level(code: string, group?: number): number {
    const parsed = parseConstruction(code);
    if (!parsed.ok) throw new Error(code);
    return levelOf({ code, people: 1, ...(group === undefined ? {} : { group }) }, parsed.construction);
  }

  test('the level of a tower is its group, whatever its floors', () => {
    expect(level('3d5', 7)).toBe(7);
    expect(level('4d9f', 0)).toBe(0);
  });

  test.each([
    ['Pd3n', 0],
    ['Pd5n', 2],
    ['3d4n', 0],
    ['3d7n', 3],
    ['9d6n', 2],
    ['Pd10', 7],
    ['4d10', 6],
  ])('without a group %s has the level of its floors', (code, expected) => {
    expect(level(code)).toBe(expected);
  });

  test.each(['FT', 'MT', 'PT'] as const)('a %s has a level of its own', (piece) => {
    expect(level(`${piece} Pd8fmp`)).toBe(tuning.pieceLevels[piece]);
  });

  test('towers built together are the hardest', () => {
    expect(level('3d7+4d7')).toBe(8);
  });
});
