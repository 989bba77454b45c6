import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { standInForNearness } from '@/__tests__/builders/browser';
import { aRound, aTeam, rules } from '@/__tests__/builders/teams';
import { quietProps } from '@/__tests__/components/castle-game/play-screen';
import { HistoryScreen } from '@/components/castle-game/screens/history/history-screen';
import type { Attempt, GameState, Performance } from '@/lib/castle-game/types';
// Recharts takes seconds to load, which no test should have to wait for.
import '@/components/castle-game/screens/stats/progress-chart';
import { StatsScreen } from '@/components/castle-game/screens/stats/stats-screen';

describe('HISTÒRIC', () => {
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

describe('STATS', () => {
  const attempts: readonly Attempt[] = [
    { outcome: 'intent', triedAt: 0, context: 'rehearsal', chances: [0.2, 0.2, 0.3, 0.3] },
    {
      outcome: 'intent desmuntat',
      triedAt: 0,
      context: 'rehearsal',
      chances: [0.256, 0.2, 0.3, 0.244],
    },
  ];

  /** A game whose team has tried these towers, in this order. */
  function tried(...names: string[]): GameState {
    const { team } = aTeam();
    const stats = Object.fromEntries(
      Object.entries(team.stats).map(([name, stat]) => [
        name,
        names.includes(name) ? { ...stat, attempts } : stat,
      ]),
    );
    return aTeam({ stats, tried: names });
  }
  const show = (state: GameState) => render(<StatsScreen {...quietProps(state)} />);
  const titles = () =>
    screen
      .getAllByRole('heading', { level: 4, hidden: true })
      .map(({ textContent }) => textContent?.split(',')[0]);

  test('has the attempts of each tower in a table, written once it is opened', async () => {
    show(tried('3d5'));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await userEvent.click(screen.getByText('Les proves en una taula'));
    const table = await screen.findByRole('table', { name: 'Proves: 3d5' });
    expect(
      within(table)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual(['ProvaResultatProbabilitat', '1intent20\u00A0%', '2intent desmuntat26\u00A0%']);
  });

  test('draws a chart when it comes into view, and not before', async () => {
    const { unmount } = show(tried('3d5'));
    expect(screen.getByText("S'està dibuixant el gràfic…")).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    unmount();
    standInForNearness({ atOnce: true });
    show(tried('3d5'));
    const chart = await screen.findByRole('img', { name: /^Gràfic: 3d5\. 2 proves/ });
    expect(chart).toBeInTheDocument();
  });

  test('shows the whole catalogue a part at a time, and focus goes on with the first of the new ones', async () => {
    show(tried(...rules.catalogue.keys()));
    expect(titles()).toHaveLength(12);
    await userEvent.click(screen.getByText("Mostra'n més"));
    expect(titles()).toHaveLength(24);
    expect(screen.getAllByRole('heading', { level: 4, hidden: true })[12]).toHaveFocus();
    expect(screen.getByText(`Se'n mostren 24 de ${rules.catalogue.size}.`)).toBeVisible();
  });

  test('says so when nothing has been tried', () => {
    show(aTeam());
    expect(screen.getByText(/Encara no heu intentat cap castell\./)).toBeVisible();
  });
});
