import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '@/__tests__/axe';
import { aRound, aTeam } from '@/__tests__/builders/teams';
import { quietProps } from '@/__tests__/components/castle-game/quiet-props';
import { HistoryScreen } from '@/components/castle-game/screens/history/history-screen';
import type { Performance } from '@/lib/castle-game/types';

const performance: Performance = {
  rounds: [
    aRound('3d5', 'carregat', 1, 15),
    aRound('Td5', 'intent', 2),
    aRound('Td5', 'intent desmuntat', 3),
    aRound('Pd4', 'descarregat', 4, 45),
  ],
  points: 1060,
  endedAt: Date.UTC(2026, 10, 21, 20, 5),
  day: '2023-09-21',
  members: { before: 40, after: 38 },
};
const show = (history: readonly Performance[]) =>
  render(<HistoryScreen {...quietProps(aTeam({ history }))} />);
/** Whether each of many rows is hidden takes long to work out, and none is. */
const dataRows = () =>
  screen
    .getAllByRole('row', { hidden: true })
    .filter(
      (row) => row.closest('table')?.caption?.textContent?.startsWith('Actuacions') && row.closest('tbody'),
    );

describe('HISTÒRIC', () => {
  test('tells day, hour, decorated towers, points and members of a performance', () => {
    show([performance]);
    const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(columns.slice(-4)).toEqual(['Dia', 'Hora', 'Actuació', 'Punts']);
    const [row] = dataRows();
    if (!row) throw new Error('no row');
    expect(within(row).getByRole('rowheader')).toHaveTextContent('Dijous, 21 de setembre de 2023');
    const towers = within(row).getAllByRole('listitem');
    expect(towers.map(({ textContent }) => textContent?.split(',')[0])).toEqual([
      '3d5C',
      'iTd5',
      'idTd5',
      'Pd4',
    ]);
    expect(towers[1]).toHaveTextContent('iTd5, intent de torre de cinc');
    expect(within(row).getByRole('cell', { name: '21:05' })).toBeVisible();
    expect(within(row).getByRole('cell', { name: '1.060' })).toBeVisible();
    expect(within(row).getByText('De 40 a 38 castellers')).toBeVisible();
  });

  test('has no fault that axe finds', async () => {
    const { container } = show([performance, { ...performance, day: '2024-04-25' }]);
    expect((await axe(container)).violations).toEqual([]);
  });

  test('goes season by season, each with its page', async () => {
    const seasons = [
      { season: '2022-2023', members: 15, read: true },
      { season: '2023-2024', members: 38, read: false },
    ] as const;
    const history = [{ ...performance, day: '2023-05-04' }, performance];
    render(<HistoryScreen {...quietProps(aTeam({ history, seasons }))} />);
    const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(headings.slice(-2)).toEqual(['Temporada 2023-2024', 'Temporada 2022-2023']);
    await userEvent.click(screen.getByRole('button', { name: "La pàgina de l'any: Temporada 2022-2023" }));
    expect(screen.getByRole('heading', { name: 'Temporada 2022-2023' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'ENRERE' }));
    expect(screen.getByRole('heading', { name: 'HISTÒRIC' })).toHaveFocus();
  });

  test('keeps the records of each tower, in all and by season', async () => {
    const history = [{ ...performance, day: '2023-05-04' }, performance];
    const firsts = { '3d5': { performance: { carregat: '2023-05-04' } } } as const;
    render(<HistoryScreen {...quietProps(aTeam({ history, firsts }))} />);
    const records = () => within(screen.getByRole('region', { name: 'Els vostres castells a plaça' }));
    await userEvent.click(screen.getByText('Els vostres castells a plaça'));
    const cells = () =>
      within(records().getByRole('row', { name: /3d5/ }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cells()).toEqual(['4 de maig de 2023', '0', '2', '0']);
    await userEvent.selectOptions(records().getByRole('combobox', { name: 'Temporada' }), '2022-2023');
    expect(cells()).toEqual(['4 de maig de 2023', '0', '1', '0']);
  });

  test('says so when there is none yet', () => {
    show([]);
    expect(screen.getByText(/Encara no heu actuat mai\./)).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  test('shows a thousand a part at a time, and focus goes on with the first of the new ones', async () => {
    show(Array.from({ length: 52 }, (_, points) => ({ ...performance, rounds: [], points })));
    expect(dataRows()).toHaveLength(50);
    expect(screen.getByText("Se'n mostren 50 de 52.")).toHaveAttribute('role', 'status');
    await userEvent.click(screen.getByText("Mostra'n més"));
    expect(dataRows()).toHaveLength(52);
    expect(dataRows()[50]).toHaveFocus();
    expect(screen.queryByText("Mostra'n més")).not.toBeInTheDocument();
  });
});
