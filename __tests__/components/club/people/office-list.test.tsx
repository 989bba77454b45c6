import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aDirectory, aHeadsOffice } from '@/__tests__/builders/people';
import { EraList } from '@/components/club/era-list';
import { OfficeList } from '@/components/club/people/office-list';
import { Timeline } from '@/components/club/timeline';
import { allEras, TIMELINE_TEXTS } from '@/content/interface/club';

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

const clubs = {
  nostra: { name: 'La nostra', color: '#113355' },
  mon: { name: 'Tot el món', color: '#5A6472' },
} as const;

test('shows each event with its date as precise as it is known, its club by name and its picture', () => {
  render(
    <Timeline
      clubs={clubs}
      events={[
        { id: 'a', date: null, title: 'Primer', description: 'Text.', color: 'mon' },
        {
          id: 'b',
          date: { year: 1999, month: 11 },
          title: 'Segon',
          description: ['Amb un ', { text: 'enllaç', link: '/qui-som' }, '.'],
          image: { code: '4d7' },
          color: 'nostra',
        },
      ]}
    />,
  );
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(TIMELINE_TEXTS.noDate);
  expect(first).toHaveTextContent('Tot el món');
  expect(screen.getByText('novembre de 1999')).toHaveAttribute('datetime', '1999-11');
  expect(second).toHaveTextContent('La nostra');
  expect(second).toHaveStyle({ '--club-colour': '#113355' });
  expect(second).toContainElement(screen.getByRole('link', { name: 'enllaç' }));
  expect(second).toContainElement(screen.getByRole('img'));
});

const anEra = (id: string) => ({
  id,
  title: `Època ${id}`,
  years: '2016-avui',
  picture: { code: '4d7', caption: `Un castell de ${id}` },
  paragraphs: ['Text.'],
});

describe('EraList', () => {
  test('leads to each age, which is drawn and captioned', () => {
    render(<EraList eras={[anEra('abans'), anEra('ara')]} />);
    expect(screen.getByRole('navigation')).toHaveAccessibleName(allEras(2));
    for (const id of ['abans', 'ara']) {
      expect(screen.getByRole('link', { name: new RegExp(`Època ${id}`) })).toHaveAttribute('href', `#${id}`);
      expect(screen.getByRole('region', { name: `Època ${id}` })).toHaveAttribute('id', id);
      expect(screen.getByText(`Un castell de ${id}`)).toBeInTheDocument();
    }
  });

  test('has no ways where there is one age alone', () => {
    render(<EraList eras={[anEra('ara')]} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
