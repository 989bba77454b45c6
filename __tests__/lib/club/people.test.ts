import fc from 'fast-check';
import { aBoard, aDirectory, aHistory, aTenure } from '@/__tests__/builders/people';
import { cardAddress, careerOf, HAIRSTYLES, personOf, portraitTraits } from '@/lib/club/people';

test('personOf finds a person by id, and throws for unknown ids', () => {
  expect(personOf(aDirectory(), 'nil').name).toBe('Nil Costa i Roig');
  expect(() => personOf(aDirectory(), 'ningu')).toThrow(RangeError);
});

const offices = [
  { id: 'caps', role: 'Cap de colla', path: '/caps', tenures: [aTenure('mar')] },
  {
    id: 'presidents',
    role: 'Presidència',
    path: '/presidents',
    tenures: [aTenure('mar', { from: [2022], to: [2024] }), aTenure('nil', { from: [2024], to: [null] })],
  },
];
const directory = aDirectory({ offices, boards: [aHistory()] });

describe('careers', () => {
  test('lists offices with their years and boards with their seasons in order', () => {
    expect(careerOf('mar', directory)).toEqual([
      { role: 'Cap de colla', tenure: { from: [2020], to: [2022] } },
      { role: 'Presidència', tenure: { from: [2022], to: [2024] } },
      {
        role: 'Equip de festa',
        board: 'Junta directiva',
        seasons: ['2002-2003', '2022-2023', '2023-2024', '2026-2027'],
      },
      { role: 'Presidència', board: 'Junta directiva', seasons: ['2022-2023', '2023-2024'] },
    ]);
  });

  test('counts a board without a page', () => {
    const boards = [aHistory({ i: {}, alongside: { '2025-2026': aBoard('pau') } })];
    expect(careerOf('pau', { ...directory, boards })).toEqual([
      { role: 'Presidència', board: 'Junta directiva', seasons: ['2025-2026'] },
    ]);
  });

  test('a person without offices or boards has no entries', () => {
    expect(careerOf('pau', directory)).toEqual([]);
  });

  test('the card is on the first list that has the person', () => {
    expect(cardAddress('mar', offices)).toBe('/caps#mar');
    expect(cardAddress('nil', offices)).toBe('/presidents#nil');
    expect(cardAddress('pau', offices)).toBeNull();
  });
});

describe('portraitTraits', () => {
  test('the same id has the same traits', () => {
    fc.assert(
      fc.property(fc.string(), (id) => {
        expect(portraitTraits(id)).toEqual(portraitTraits(id));
        expect(HAIRSTYLES).toContain(portraitTraits(id).hairstyle);
      }),
    );
  });

  test('does not make everybody alike', () => {
    const names = ['mar', 'nil', 'ona', 'pau', 'ada', 'biel', 'clara', 'duna', 'emma', 'jana'];
    const faces = new Set(names.map((id) => JSON.stringify(portraitTraits(id))));
    expect(faces.size).toBeGreaterThan(names.length / 2);
  });
});
