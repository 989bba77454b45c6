import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '@/__tests__/axe';
import { standInForNearness } from '@/__tests__/builders/browser';
import { hydrateAfter, writeIn } from '@/__tests__/builders/drawn';
import { anOverview, aSnapshot, serveCsvs, someScores } from '@/__tests__/builders/results';
import { seasonCharts } from '@/components/results/charts/chart-specs';
// Recharts takes seconds to load, which no test should have to wait for.
import '@/components/results/charts/season-chart';
import { ChartFigure } from '@/components/results/charts/season-charts';
import { HistoricalSummary } from '@/components/results/summary/historical-summary';
import { ACTION_TEXTS, SEASON_CHART_TEXTS, SUMMARY_TEXTS } from '@/content/interface/results';
import {
  CHOICE_TEXTS,
  COMPARED_NAMES,
  chosenSeasons,
  FIGURE_NAMES,
  GLANCE_TEXTS,
  LEVEL_NAMES,
  lastTime,
  noveltiesCount,
} from '@/content/interface/seasons';
import { overviewOf } from '@/lib/results/views/overview';
import { seasonNotes } from '@/lib/results/views/season-notes';

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

  test('an unknown season is ignored in a comparison too', () => {
    history.replaceState(null, '', '?temporada=1812-1813,2021-2022');
    render(summary);
    expect(screen.getByText(/no s'ha tingut en compte/)).toHaveTextContent('temporada=1812-1813.');
    expect(screen.getByLabelText('Temporada')).toHaveValue('2021-2022');
    expect(screen.getByRole('button', { name: CHOICE_TEXTS.compare })).toBeVisible();
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

  test('has the castells of a tier that were never built last', () => {
    render(summary);
    const built = [...tier('Castells de 8 i amb manilles').querySelectorAll<HTMLElement>('tbody tr')].map(
      ({ dataset }) => dataset.built,
    );
    expect(built).toContain('false');
    expect(built).toEqual(built.toSorted().toReversed());
  });

  test('has no accessibility violation', async () => {
    // In the second of its seasons: the tables of the pictures have as many rows as there are seasons.
    jest.useFakeTimers({ now: new Date('1995-10-01T12:00:00') });
    const { container } = render(summary);
    jest.useRealTimers();
    expect((await axe(container)).violations).toEqual([]);
  });
});

const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
const heading = (seasons: Parameters<typeof chosenSeasons>[0]) =>
  screen.getByRole('heading', { name: chosenSeasons(seasons) });

describe('the glance', () => {
  test('of one diada has its figures, levels, towers with their diada, and first times', () => {
    history.replaceState(null, '', '?temporada=2021-2022');
    render(summary);
    expect(heading({ kind: 'range', first: '2021-2022', last: '2021-2022' })).toBeVisible();
    expect(figure(FIGURE_NAMES.tried)).toBe('3');
    expect(figure(FIGURE_NAMES.descarregats)).toBe('1 33\u00A0%');
    expect(figure(FIGURE_NAMES.intents)).toBe('1 33\u00A0%');
    expect(figure(FIGURE_NAMES.desmuntats)).toBe('0 0\u00A0%');
    expect(figure(FIGURE_NAMES.falls)).toBe('2 67\u00A0%');
    expect(screen.getByRole('link', { name: 'Retorn, 14/11/2021' })).toHaveAttribute(
      'href',
      '/llista-de-diades/?des=2021-11-14&fins=2021-11-14',
    );
    expect(screen.getByRole('row', { name: `${LEVEL_NAMES.seven} 2 0 1 0\u00A0%` })).toBeVisible();
    expect(screen.getByRole('row', { name: `${LEVEL_NAMES.eight} 0 0 0 —` })).toBeVisible();
    const best = screen.getByRole('region', { name: GLANCE_TEXTS.best });
    expect(within(best).getByRole('row', { name: /carregat 615/ })).toBeVisible();
    const [first] = within(screen.getByRole('region', { name: GLANCE_TEXTS.firsts })).getAllByRole(
      'listitem',
    );
    expect(first).toHaveTextContent('3d7 carregat 14/11/2021');
    expect(
      within(screen.getByRole('region', { name: GLANCE_TEXTS.firsts })).getAllByRole('link')[1],
    ).toHaveAttribute('href', '/llista-de-diades/?des=2021-11-14&fins=2021-11-14&castell=3d7');
  });

  test('of a season without diades has zeros, and says so', () => {
    history.replaceState(null, '', '?temporada=2019-2020');
    render(summary);
    expect(figure(FIGURE_NAMES.tried)).toBe('0');
    expect(figure(FIGURE_NAMES.falls)).toBe('0');
    expect(figure(FIGURE_NAMES.best)).toBe('—');
    expect(screen.getByText(GLANCE_TEXTS.none)).toBeVisible();
  });

  test('of a range has its novelties and what is built again, with the last time', async () => {
    render(summary);
    await userEvent.selectOptions(screen.getByLabelText('Temporada'), '2021-2022');
    await userEvent.selectOptions(screen.getByLabelText(CHOICE_TEXTS.until), '2026-2027');
    expect(location.search).toBe('?temporada=2021-2022..2026-2027');
    expect(figure(FIGURE_NAMES.diades)).toBe('2');
    const firsts = screen.getByRole('region', { name: GLANCE_TEXTS.firsts });
    expect(within(firsts).getByText(noveltiesCount(4))).toBeVisible();
    expect(within(firsts).getByText(lastTime('2018-05-03', 9))).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Temporada'), '2023-2024');
    expect(location.search).toBe('?temporada=2023-2024..2026-2027');
    await userEvent.selectOptions(screen.getByLabelText('Temporada'), SUMMARY_TEXTS.everySeason);
    expect(location.search).toBe('');
  });

  test('each panel has its file, told apart by its name', () => {
    render(summary);
    for (const title of [GLANCE_TEXTS.levels, GLANCE_TEXTS.best, GLANCE_TEXTS.firsts])
      expect(screen.getByRole('button', { name: `${ACTION_TEXTS.downloadCsv} (${title})` })).toBeVisible();
  });
});

describe('the comparison', () => {
  test('is started and ended with one button, and its seasons can be changed', async () => {
    history.replaceState(null, '', '?temporada=2021-2022');
    render(summary);
    await userEvent.click(screen.getByRole('button', { name: CHOICE_TEXTS.compare }));
    expect(location.search).toBe('?temporada=2020-2021,2021-2022');
    const end = screen.getByRole('button', { name: CHOICE_TEXTS.endComparison });
    expect(end).toHaveFocus();
    await userEvent.selectOptions(screen.getByLabelText('Temporada'), '2017-2018');
    expect(location.search).toBe('?temporada=2017-2018,2021-2022');
    expect(heading({ kind: 'comparison', seasons: ['2017-2018', '2021-2022'] })).toBeVisible();
    expect(
      screen.getByRole('row', {
        name: `${COMPARED_NAMES.descarregats} 3 75\u00A0% 1 33\u00A0% −2 −42\u00A0p.\u00A0p.`,
      }),
    ).toBeVisible();
    expect(screen.getByRole('row', { name: '3d6 1 1 0 0 −1 −1' })).toBeVisible();
    await userEvent.click(end);
    expect(location.search).toBe('?temporada=2021-2022');
  });

  test('of all seasons starts with the last one that has diades', async () => {
    render(summary);
    await userEvent.click(screen.getByRole('button', { name: CHOICE_TEXTS.compare }));
    expect(location.search).toBe('?temporada=2025-2026,2026-2027');
  });

  test('has no accessibility violation', async () => {
    history.replaceState(null, '', '?temporada=2017-2018,2021-2022');
    const { container } = render(summary);
    expect((await axe(container)).violations).toEqual([]);
  });
});

const { points } = anOverview;
const spec = (id: string) => {
  const found = seasonCharts(points, seasonNotes(points)).find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};

describe('a chart', () => {
  test('has a table with a row for each season', async () => {
    render(<ChartFigure spec={spec('diades-per-temporada')} chosen={null} />);
    await userEvent.click(screen.getByText('Les dades en una taula'));
    const table = screen.getByRole('table', { name: 'Diades per temporades' });
    expect(within(table).getAllByRole('row')).toHaveLength(1 + points.length);
    expect(within(table).getByRole('row', { name: '2021-2022 1' })).toBeInTheDocument();
  });

  test('highlights the chosen season in the table and shows its values in the key', async () => {
    render(<ChartFigure spec={spec('resultats')} chosen="2021-2022" />);
    await userEvent.click(screen.getByText('Les dades en una taula'));
    expect(screen.getByRole('row', { current: true })).toHaveTextContent('2021-2022');
    expect(screen.getAllByText('33 %', { selector: 'strong' })).toHaveLength(3);
  });

  test('shows a dash for a season without diades', () => {
    render(<ChartFigure spec={spec('millor-puntuacio')} chosen="2020-2021" />);
    expect(screen.getByText('—', { selector: 'strong' })).toBeVisible();
  });

  test('has the seasons that explain themselves in words, those of the whole history', () => {
    const notes = seasonNotes(points);
    render(<ChartFigure spec={spec('millor-puntuacio')} chosen={null} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      notes.map(({ season, kind }) => `${season}: ${SEASON_CHART_TEXTS.notes[kind]}`),
    );
    expect(notes.map(({ kind }) => kind)).toContain('covid');
    const [last] = seasonCharts(points.slice(-1), notes);
    expect(last?.notes.length).toBeLessThan(notes.length);
  });

  test('is a static picture with a text alternative until it is near the viewport', async () => {
    const bringNear = standInForNearness();
    const { container } = render(<ChartFigure spec={spec('millor-puntuacio')} chosen={null} />);
    const still = screen.getByRole('img', { name: /Gràfic: Millor puntuació/ });
    expect(still.querySelector('path[stroke]')).toHaveAttribute('d', expect.stringMatching(/^M/));
    expect(container.querySelector('.recharts-responsive-container')).toBeNull();
    act(bringNear);
    await waitFor(() => expect(container.querySelector('.recharts-responsive-container')).not.toBeNull());
  });
});
