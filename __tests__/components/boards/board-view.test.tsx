import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { BoardView } from '@/components/boards/board-view';
import type { BoardPage } from '@/content/boards/board-page';
import { comissio } from '@/content/boards/comissio';
import { direccio } from '@/content/boards/direccio';
import { findBoard } from '@/lib/club/boards';

function show(page: BoardPage, season?: string) {
  const found = findBoard(page, season);
  if (!found) throw new Error(`No board of ${season}`);
  return render(<BoardView page={page} found={found} />);
}

const seasons = () => screen.queryByRole('navigation', { name: /per temporades/ });
const notice = () => screen.queryByText(/Estàs consultant la junta d'una temporada anterior/);

describe('BoardView', () => {
  it('titles the current board with its season and marks ACTUAL as the one shown', () => {
    show(direccio);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Junta directiva (2026-2027)');
    expect(notice()).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'ACTUAL' })).toHaveAttribute('aria-current', 'page');
  });

  it('warns on a past board and leads to the current one', () => {
    show(direccio, '2002-2003');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Junta directiva (2002-2003)');
    expect(notice()).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ves a la junta actual' })).toHaveAttribute(
      'href',
      '/junta-directiva',
    );
    expect(screen.getByRole('link', { name: '2002-2003' })).toHaveAttribute('aria-current', 'page');
  });

  it('lists the seasons in ascending order with ACTUAL at the end', () => {
    show(direccio);
    const links = within(seasons() ?? document.body).getAllByRole('link');
    const labels = links.map(({ textContent }) => textContent);
    expect(labels).toEqual(['2002-2003', '2022-2023', '2023-2024', '2024-2025', 'ACTUAL']);
  });

  it('hides the list of seasons of a board without past ones', () => {
    show(comissio);
    expect(seasons()).not.toBeInTheDocument();
  });

  it('links a name to its card where there is one, and only there', () => {
    show(direccio, '2002-2003');
    expect(screen.getByRole('link', { name: 'Mireia Gavaldà i Sans' })).toHaveAttribute(
      'href',
      '/llista-de-presidents#mireia-gavalda',
    );
    expect(screen.getByText('Joan Brugarolas i Pi').closest('a')).toBeNull();
  });

  it('has no accessibility fault', async () => {
    const { container } = show(direccio, '2002-2003');
    expect((await axe(container)).violations).toEqual([]);
  });
});
