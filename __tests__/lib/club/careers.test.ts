import { cardAddress, careerOf } from '@/lib/club/careers';
import type { Office } from '@/lib/club/people';
import { aHistory } from '../../builders/boards';

const heads: Office = {
  id: 'caps',
  role: 'Cap de colla',
  path: '/llista-de-caps-de-colla',
  tenures: [{ person: 'mar', from: [2020], to: [2022], text: [] }],
};
const presidents: Office = {
  id: 'presidents',
  role: 'Presidència',
  path: '/llista-de-presidents',
  tenures: [
    { person: 'mar', from: [2022], to: [2024], text: [] },
    { person: 'nil', from: [2024], to: [null], text: [] },
  ],
};
const offices = [heads, presidents];

describe('careers', () => {
  test('lists offices with their years and boards with their seasons in order', () => {
    expect(careerOf('mar', offices, [aHistory()])).toEqual([
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
    expect(careerOf('ningu', offices, [aHistory()])).toEqual([]);
  });

  test('the card is on the first list that has the person', () => {
    expect(cardAddress('mar', offices)).toBe('/llista-de-caps-de-colla#mar');
    expect(cardAddress('nil', offices)).toBe('/llista-de-presidents#nil');
    expect(cardAddress('ningu', offices)).toBeNull();
  });
});
