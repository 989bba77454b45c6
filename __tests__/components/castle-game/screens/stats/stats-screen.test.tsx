import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '@/__tests__/axe';
import { standInForNearness } from '@/__tests__/builders/browser';
import { aTeam, rules } from '@/__tests__/builders/teams';
import { quietProps } from '@/__tests__/components/castle-game/quiet-props';
// Recharts takes seconds to load, which no test should have to wait for.
import '@/components/castle-game/screens/stats/progress-chart';
import { StatsScreen } from '@/components/castle-game/screens/stats/stats-screen';
import type { Attempt, GameState } from '@/lib/castle-game/types';

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

describe('STATS', () => {
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

  test('has no fault that axe finds', async () => {
    const { container } = show(tried('3d4n', '3d5'));
    await userEvent.click(screen.getAllByText('Les proves en una taula')[0] ?? container);
    await screen.findByRole('table');
    expect((await axe(container)).violations).toEqual([]);
  });
});
