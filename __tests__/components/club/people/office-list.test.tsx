import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aDirectory, aHeadsOffice } from '@/__tests__/builders/people';
import { OfficeList } from '@/components/club/people/office-list';

const card = (name: RegExp) => screen.getByRole('article', { name });
const show = () => render(<OfficeList office={aHeadsOffice()} directory={aDirectory()} />);

describe('OfficeList', () => {
  test('shows the nickname in quotes, and the periods, several of them joined by commas', () => {
    show();
    expect(within(card(/Mar Soler/)).getByText('Llima').tagName).toBe('Q');
    expect(within(card(/Mar Soler/)).getByText('2016-2018, 2021-2022')).toBeInTheDocument();
    expect(within(card(/Nil Costa/)).getByText('2022 (actualment)')).toBeInTheDocument();
  });

  test('each card has the anchor that boards link to', () => {
    show();
    expect(card(/Mar Soler/)).toHaveAttribute('id', 'mar');
  });

  test('lists the other roles of a person, but not the office of the page', () => {
    show();
    const entries = within(card(/Mar Soler/)).getAllByRole('listitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Presidència (2022-2024)',
      'Equip de festa, junta directiva (2002-2003, 2022-2023, 2023-2024, 2026-2027)',
      'Presidència, junta directiva (2022-2023, 2023-2024)',
    ]);
  });

  test('has no accessibility fault', async () => {
    const { container } = show();
    expect((await axe(container)).violations).toEqual([]);
  });
});
