import { CARDS } from '@/__tests__/builders/games';
import { askedSize, sizeQuery } from '@/lib/games/memory/game';
import { type MemoryEntry, memorySizes, samePairs } from '@/lib/games/memory/pairs';

describe('pairs', () => {
  const entries: readonly MemoryEntry[] = [
    { kind: 'named', card: 'calcot' },
    { kind: 'views', code: '4d8' },
    { kind: 'spelled', code: '3d7' },
    ...['Pd3', 'Pd4', 'Pd5', 'Td6', 'Td7', '3d6', '4d6'].map((code) => ({ kind: 'spelled', code }) as const),
  ];

  test('the first game has each card twice', () => {
    const [first] = memorySizes(CARDS, []);
    expect(first).toEqual(samePairs(CARDS));
    for (const { sides } of first ?? []) expect(sides[0]).toEqual(sides[1]);
  });

  test('a pair of a larger game has two sides: picture and name, front and plan, or code and words', () => {
    const [, larger] = memorySizes(CARDS, entries);
    expect(larger?.slice(0, 3)).toEqual([
      {
        name: 'nom-calcot',
        sides: [
          { image: '/cartes/calcot.svg', spoken: 'dibuix de calçot' },
          { text: 'Calçot', spoken: 'el nom, calçot' },
        ],
      },
      {
        name: 'vistes-4d8',
        sides: [
          { image: '/cartes/4d8-alcat.webp', spoken: 'quatre de vuit, de cara' },
          { image: '/cartes/4d8-planta.webp', spoken: 'quatre de vuit, des de dalt' },
        ],
      },
      {
        name: 'codi-3d7',
        sides: [
          { text: '3d7', spoken: 'codi 3d7' },
          { text: 'Tres de set', spoken: 'tres de set' },
        ],
      },
    ]);
  });

  test('sizes are limited by the number of entries', () => {
    const counts = (count: number) =>
      memorySizes(CARDS, entries.slice(0, count)).map((pairs) => pairs.length);
    expect(counts(9)).toEqual([3]);
    expect(counts(10)).toEqual([3, 10]);
    const fifteen = [
      ...entries,
      ...['Vd5', '5d6', '7d7', '9d7', '10d7'].map((code) => ({ kind: 'views', code }) as const),
    ];
    expect(memorySizes(CARDS, fifteen).map((pairs) => pairs.length)).toEqual([3, 10, 15]);
  });

  test('an unknown card throws', () => {
    const wrong = [{ kind: 'named', card: 'ningú' } as const, ...entries];
    expect(() => memorySizes(CARDS, wrong)).toThrow('ningú');
  });
});

describe('size', () => {
  const SIZES = [6, 10, 15];

  test('the size is read from the query and written to it', () => {
    for (const place of SIZES.keys()) expect(askedSize(sizeQuery(SIZES, place), SIZES)).toBe(place);
    expect(sizeQuery(SIZES, 0)).toBe('');
    expect(sizeQuery(SIZES, 2)).toBe('?parelles=15');
  });

  test.each(['', '?parelles=', '?parelles=7', '?parelles=1e1', '?parelles=10.0', '?mes=10'])(
    'an address that ends in %p gets the first size',
    (search) => {
      expect(askedSize(search, SIZES)).toBe(0);
    },
  );
});
