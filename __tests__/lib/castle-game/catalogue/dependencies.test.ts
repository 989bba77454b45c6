import { buildCatalogue } from '@/lib/castle-game/catalogue/build';
import { tuning } from '@/lib/castle-game/tuning';

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
