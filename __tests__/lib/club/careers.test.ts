import { aHistory } from '@/__tests__/builders/boards';
import { aDirectory, aTenure } from '@/__tests__/builders/people';
import { cardAddress, careerOf } from '@/lib/club/careers';

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
      { role: 'Cap de colla', when: '2020-2022' },
      { role: 'Presidència', when: '2022-2024' },
      {
        role: 'Equip de festa',
        board: 'Junta directiva',
        when: '2002-2003, 2022-2023, 2023-2024, 2026-2027',
      },
      { role: 'Presidència', board: 'Junta directiva', when: '2022-2023, 2023-2024' },
    ]);
  });

  test('somebody who has been nothing has no lines', () => {
    expect(careerOf('pau', directory)).toEqual([]);
  });

  test('the card is on the first list that has the person', () => {
    expect(cardAddress('mar', offices)).toBe('/caps#mar');
    expect(cardAddress('nil', offices)).toBe('/presidents#nil');
    expect(cardAddress('pau', offices)).toBeNull();
  });
});
