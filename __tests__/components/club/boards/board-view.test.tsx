import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aBoard, aBoardPage, aDirectory } from '@/__tests__/builders/people';
import { BoardView } from '@/components/club/boards/board-view';
import { BOARD_TEXTS } from '@/content/interface/club';
import { type BoardPage, findBoard } from '@/lib/club/boards';

function show(page: BoardPage, season?: string) {
  const found = findBoard(page, season);
  if (!found) throw new Error(`No board of ${season}`);
  return render(<BoardView page={page} found={found} directory={aDirectory()} />);
}

const seasons = () => screen.queryByRole('navigation', { name: /per temporades/ });
const notice = () => screen.queryByText(BOARD_TEXTS.past, { exact: false });

describe('BoardView', () => {
  test('titles the current board with its season and marks it as the one shown', () => {
    show(aBoardPage());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Junta directiva (2026-2027)');
    expect(notice()).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: BOARD_TEXTS.current })).toHaveAttribute('aria-current', 'page');
  });

  test('warns on a past board and leads to the current one', () => {
    show(aBoardPage(), '2002-2003');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Junta directiva (2002-2003)');
    expect(notice()).toBeInTheDocument();
    expect(screen.getByRole('link', { name: BOARD_TEXTS.toCurrent })).toHaveAttribute(
      'href',
      '/junta-directiva/',
    );
    expect(screen.getByRole('link', { name: '2002-2003' })).toHaveAttribute('aria-current', 'page');
  });

  test('lists the seasons in ascending order with the current one at the end', () => {
    show(aBoardPage());
    const links = within(seasons() ?? document.body).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      '2002-2003',
      '2022-2023',
      '2023-2024',
      BOARD_TEXTS.current,
    ]);
  });

  test('hides the list of seasons of a board without past ones', () => {
    show(aBoardPage({ i: {} }));
    expect(seasons()).not.toBeInTheDocument();
  });

  test('shows a past board without a page below the current one, and on no other page', () => {
    const page = aBoardPage({ alongside: { '2025-2026': aBoard('mar') } });
    const { unmount } = show(page);
    const past = screen.getByRole('region', { name: 'Temporada 2025-2026' });
    expect(within(past).getByRole('heading', { level: 3, name: 'Direcció' })).toBeVisible();
    expect(within(past).getByText('Ada Soler')).toBeVisible();
    expect(screen.queryByRole('link', { name: '2025-2026' })).toBeNull();
    expect(findBoard(page, '2025-2026')).toBeNull();
    unmount();
    show(page, '2002-2003');
    expect(screen.queryByText('Temporada 2025-2026')).toBeNull();
  });

  test('links a name to its card where there is one, and only there', () => {
    show(aBoardPage(), '2002-2003');
    expect(screen.getByRole('link', { name: 'Mar Soler i Puig' })).toHaveAttribute('href', '/caps/#mar');
    expect(screen.getByText('Ona Vidal i Font').closest('a')).toBeNull();
    expect(screen.getByText('Ada Soler').closest('a')).toBeNull();
  });

  test('has no accessibility fault', async () => {
    const { container } = show(aBoardPage({ alongside: { '2025-2026': aBoard('mar') } }));
    expect((await axe(container)).violations).toEqual([]);
  });
});
