import { render, screen, within } from '@testing-library/react';
import { axe } from '@/__tests__/axe';
import { renderHtml } from '@/__tests__/builders/inline-scripts';
import { aBoardPage, aDirectory, aHeadsOffice, aTenure } from '@/__tests__/builders/people';
import { BoardView } from '@/components/club/boards/board-view';
import { EraList } from '@/components/club/era-list';
import { OfficeList } from '@/components/club/people/office-list';
import { Timeline } from '@/components/club/timeline';
import { allEras, BOARD_TEXTS, lastBoard, TIMELINE_TEXTS } from '@/content/interface/club';
import { type BoardPage, findBoard } from '@/lib/club/boards';

const card = (name: RegExp) => screen.getByRole('article', { name });
const show = () => render(<OfficeList office={aHeadsOffice()} directory={aDirectory()} />);

describe('OfficeList', () => {
  test('shows the nickname in quotes, and the periods, several of them joined by commas', () => {
    show();
    expect(within(card(/Mar Soler/)).getByText('Llima').tagName).toBe('Q');
    expect(within(card(/Mar Soler/)).getByText('2016-2018, 2021-2022')).toBeInTheDocument();
    expect(within(card(/Nil Costa/)).getByText('2022 (actualment)')).toBeInTheDocument();
  });

  test('lists other roles, and not again the one that the card is for', () => {
    const office = aHeadsOffice({ role: 'Presidència', tenures: [aTenure('mar')] });
    render(<OfficeList office={office} directory={aDirectory({ offices: [aHeadsOffice()] })} />);
    const roles = within(card(/Mar Soler/)).getAllByRole('listitem');
    expect(roles.map(({ textContent }) => textContent)).toEqual([
      'Cap de colla (2016-2018, 2021-2022)',
      expect.stringContaining('Equip de festa, junta directiva'),
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
});

function boardViewShow(page: BoardPage, season?: string, built = '2026-11-25') {
  const found = findBoard(page, season);
  if (!found) throw new Error(`No board of ${season}`);
  return renderHtml(<BoardView page={page} found={found} built={built} directory={aDirectory()} />);
}

const notice = () => screen.queryByText(BOARD_TEXTS.past, { exact: false });

describe('BoardView', () => {
  test('titles the current board with its season and marks it as the one shown', () => {
    boardViewShow(aBoardPage());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Junta directiva (2026-2027)');
    expect(notice()).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: BOARD_TEXTS.current })).toHaveAttribute('aria-current', 'page');
  });

  test('warns on a past board and leads to the current one', () => {
    boardViewShow(aBoardPage(), '2002-2003');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Junta directiva (2002-2003)');
    expect(notice()).toBeInTheDocument();
    expect(screen.getByRole('link', { name: BOARD_TEXTS.toCurrent })).toHaveAttribute(
      'href',
      '/junta-directiva/',
    );
    expect(screen.getByRole('link', { name: '2002-2003' })).toHaveAttribute('aria-current', 'page');
  });

  test('says after its season that the current board is the last one published, and leads to the club', () => {
    const { unmount } = boardViewShow(aBoardPage(), undefined, '2027-08-31');
    expect(screen.queryByRole('status')).toBeNull();
    unmount();
    boardViewShow(aBoardPage(), undefined, '2027-09-01');
    expect(screen.getByRole('status')).toHaveTextContent(lastBoard('2026-2027'));
    expect(screen.getByRole('link', { name: BOARD_TEXTS.ask })).toHaveAttribute('href', '/contactar/');
    expect(screen.getByRole('link', { name: BOARD_TEXTS.current })).toBeVisible();
  });

  test('links a name to its card where there is one, and only there', () => {
    boardViewShow(aBoardPage(), '2002-2003');
    expect(screen.getByRole('link', { name: 'Mar Soler i Puig' })).toHaveAttribute('href', '/caps/#mar');
    expect(screen.getByText('Ona Vidal i Font').closest('a')).toBeNull();
    expect(screen.getByText('Ada Soler').closest('a')).toBeNull();
  });

  test('has no accessibility fault', async () => {
    const { container } = boardViewShow(aBoardPage());
    expect((await axe(container)).violations).toEqual([]);
  });
});
