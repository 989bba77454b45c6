import { CARDS } from '@/__tests__/builders/games';
import { memorySizes, samePairs } from '@/lib/games/memory/pairs';
import type { MemoryEntry } from '@/lib/games/memory/types';

const entries: readonly MemoryEntry[] = [
  { kind: 'named', card: 'calcot' },
  { kind: 'views', code: '4d8' },
  { kind: 'spelled', code: '3d7' },
  ...['Pd3', 'Pd4', 'Pd5', 'Td6', 'Td7', '3d6', '4d6'].map((code) => ({ kind: 'spelled', code }) as const),
];

test('the first game has each card twice', () => {
  const [first] = memorySizes(CARDS, []);
  expect(first).toEqual(samePairs(CARDS));
  for (const { faces } of first ?? []) expect(faces[0]).toEqual(faces[1]);
});

test('a larger game has two faces that say the same: picture and name, front and plan, code and words', () => {
  const [, larger] = memorySizes(CARDS, entries);
  expect(larger?.slice(0, 3)).toEqual([
    {
      name: 'nom-calcot',
      faces: [
        { image: '/cartes/calcot.svg', spoken: 'dibuix de calçot' },
        { text: 'Calçot', spoken: 'el nom, calçot' },
      ],
    },
    {
      name: 'vistes-4d8',
      faces: [
        { image: '/cartes/4d8-alcat.webp', spoken: 'quatre de vuit, de cara' },
        { image: '/cartes/4d8-planta.webp', spoken: 'quatre de vuit, des de dalt' },
      ],
    },
    {
      name: 'codi-3d7',
      faces: [
        { text: '3d7', spoken: 'codi 3d7' },
        { text: 'Tres de set', spoken: 'tres de set' },
      ],
    },
  ]);
});

test('there are as many sizes as there are entries for', () => {
  const counts = (count: number) => memorySizes(CARDS, entries.slice(0, count)).map((pairs) => pairs.length);
  expect(counts(9)).toEqual([3]);
  expect(counts(10)).toEqual([3, 10]);
  const fifteen = [
    ...entries,
    ...['Vd5', '5d6', '7d7', '9d7', '10d7'].map((code) => ({ kind: 'views', code }) as const),
  ];
  expect(memorySizes(CARDS, fifteen).map((pairs) => pairs.length)).toEqual([3, 10, 15]);
});

test('an entry that names no card stops whoever builds', () => {
  const wrong = [{ kind: 'named', card: 'ningú' } as const, ...entries];
  expect(() => memorySizes(CARDS, wrong)).toThrow('ningú');
});
