import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '@/__tests__/axe';
import { standInForNearness } from '@/__tests__/builders/browser';
import { hydrateAfter, writeIn } from '@/__tests__/builders/drawn';
import { anOverview, aSnapshot, serveCsvs, someScores } from '@/__tests__/builders/results';
import { chartSpecs } from '@/components/results/charts/chart-specs';
// Recharts takes seconds to load, which no test should have to wait for.
import '@/components/results/charts/season-chart';
import { ChartFigure } from '@/components/results/charts/season-charts';
import { HistoricalSummary } from '@/components/results/summary/historical-summary';
import { SUMMARY_TEXTS } from '@/content/interface/results';
import { overviewOf } from '@/lib/results/views/overview';

const summary = <HistoricalSummary snapshot={anOverview} snapshotFacts={aSnapshot} pages={['3d7']} />;
/** The table of a group, found by its caption: asking for the names of all tables takes a second. */
const tier = (name: string): HTMLElement => {
  const table = screen.getByText(name, { selector: 'caption' }).closest('table');
  if (!table) throw new Error(name);
  return table;
};
const counts = (table: HTMLElement, tower: string) =>
  [...(within(table).getByLabelText(tower).closest('tr')?.querySelectorAll('td') ?? [])].map(
    ({ textContent }) => Number(textContent),
  );

beforeEach(() => {
  history.replaceState(null, '', '/resum-historic/');
  serveCsvs({ diades: 'never' });
});

describe('the historical summary', () => {
  test('shows the season chosen before hydration', () => {
    hydrateAfter(summary, (page) => writeIn(page.getByLabelText('Temporada'), '2021-2022'));
    expect(location.search).toBe('?temporada=2021-2022');
    expect(screen.getByLabelText('Temporada')).toHaveValue('2021-2022');
    expect(counts(tier('Gamma bàsica de 7'), '3d7, tres de set')).toEqual([0, 1]);
  });

  test('of a new club without diades has its season alone, and a message', () => {
    const empty = overviewOf([], someScores, { founded: 2026, today: aSnapshot.built });
    jest.useFakeTimers({ now: new Date(`${aSnapshot.built}T12:00:00`) });
    render(<HistoricalSummary snapshot={empty} snapshotFacts={aSnapshot} pages={[]} />);
    jest.useRealTimers();
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      SUMMARY_TEXTS.everySeason,
      '2026-2027',
    ]);
    expect(screen.getByText(SUMMARY_TEXTS.none)).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  test('ignores an unknown season, with a note', () => {
    history.replaceState(null, '', '?temporada=1812-1813');
    render(summary);
    expect(screen.getByText(/no s'ha tingut en compte/)).toHaveTextContent('1812-1813');
    expect(screen.getByLabelText('Temporada')).toHaveValue('');
  });

  test('sorts all tiers and sets aria-sort', async () => {
    render(summary);
    const table = tier('Gamma bàsica de 6');
    await userEvent.click(within(table).getByRole('button', { name: 'Carregats' }));
    for (const header of screen.getAllByRole('columnheader', { name: 'Carregats' })) {
      if (header.querySelector('button')) expect(header).toHaveAttribute('aria-sort', 'descending');
    }
    expect(within(table).getAllByRole('rowheader')[0]).toHaveTextContent('3d6');
  });

  test('has no accessibility violation', async () => {
    // In the second of its seasons: the tables of the pictures have as many rows as there are seasons.
    jest.useFakeTimers({ now: new Date('1995-10-01T12:00:00') });
    const { container } = render(summary);
    jest.useRealTimers();
    expect((await axe(container)).violations).toEqual([]);
  });
});

const { points } = anOverview;
const spec = (id: string) => {
  const found = chartSpecs.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};

describe('a chart', () => {
  test('has a table with a row for each season', async () => {
    render(<ChartFigure spec={spec('diades-per-temporada')} points={points} season={null} />);
    await userEvent.click(screen.getByText('Les dades en una taula'));
    const table = screen.getByRole('table', { name: 'Diades per temporades' });
    expect(within(table).getAllByRole('row')).toHaveLength(1 + points.length);
    expect(within(table).getByRole('row', { name: '2021-2022 1' })).toBeInTheDocument();
  });

  test('highlights the chosen season in the table and shows its values in the key', async () => {
    render(<ChartFigure spec={spec('resultats')} points={points} season="2021-2022" />);
    await userEvent.click(screen.getByText('Les dades en una taula'));
    expect(screen.getByRole('row', { current: true })).toHaveTextContent('2021-2022');
    expect(screen.getAllByText('33 %', { selector: 'strong' })).toHaveLength(3);
  });

  test('shows a dash for a season without diades', () => {
    render(<ChartFigure spec={spec('millor-puntuacio')} points={points} season="2020-2021" />);
    expect(screen.getByText('—', { selector: 'strong' })).toBeVisible();
  });

  test('is a static picture with a text alternative until it is near the viewport', async () => {
    const bringNear = standInForNearness();
    const { container } = render(
      <ChartFigure spec={spec('millor-puntuacio')} points={points} season={null} />,
    );
    const still = screen.getByRole('img', { name: /Gràfic: Millor puntuació/ });
    expect(still.querySelector('path[stroke]')).toHaveAttribute('d', expect.stringMatching(/^M/));
    expect(container.querySelector('.recharts-responsive-container')).toBeNull();
    act(bringNear);
    await waitFor(() => expect(container.querySelector('.recharts-responsive-container')).not.toBeNull());
  });
});
