import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { hydrateAfter, writeIn } from '@/__tests__/builders/drawn';
import {
  aCsv,
  anOverview,
  aRanking,
  aSnapshot,
  puntuacions,
  serveCsvs,
  servedFingerprints,
  someScores,
} from '@/__tests__/builders/results';
// Recharts takes seconds to load, which no test should have to wait for.
import '@/components/results/charts/season-chart';
import { Ranking } from '@/components/results/ranking/ranking';
import { LinkActions, RowActions } from '@/components/results/row-actions';
import { sortRows } from '@/components/results/sort';
import { HistoricalSummary } from '@/components/results/summary/historical-summary';
import { CALCULATOR_TEXTS } from '@/content/interface/points-calculator';
import { ACTION_TEXTS, RANKING_TEXTS, SUMMARY_TEXTS, sumTitle } from '@/content/interface/results';
import { FIGURE_NAMES, GLANCE_TEXTS } from '@/content/interface/seasons';
import { overviewOf } from '@/lib/results/views/overview';

let logged: jest.SpyInstance;
beforeEach(() => {
  history.replaceState(null, '', '/');
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00'), doNotFake: ['setTimeout', 'clearTimeout'] });
  logged = jest.spyOn(console, 'info').mockImplementation(() => {});
  serveCsvs({ diades: 'never' });
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const rankingOf = (facts = {}, rows = aRanking) => (
  <Ranking snapshot={rows} snapshotFacts={{ ...aSnapshot, ...facts }} pages={['3d7']} />
);
const summary = <HistoricalSummary snapshot={anOverview} snapshotFacts={aSnapshot} pages={['3d7']} />;

test('the ranking has a star for diades of the current season only', () => {
  render(rankingOf());
  const [star, ...others] = screen.getAllByRole('img', { name: /Temporada actual/ });
  expect(star?.closest('tr')).toHaveTextContent('Aniversari');
  expect(others).toEqual([]);
});

describe('the live CSVs', () => {
  const reasons = () => [...document.querySelectorAll('tbody th')].map(({ textContent }) => textContent);
  const read = () => screen.findByText(/Dades del full, llegides el 21\/11\/2026/);

  test('equal to the snapshot are not parsed, and nothing is rendered again', async () => {
    const notes = [{ title: 'NOT PROCESSED', lines: ['3Pd4 (01/01/2001, línia 2)'] }];
    const { asked } = serveCsvs();
    render(rankingOf({ notes, fingerprints: servedFingerprints() }));
    const row = document.querySelector('tbody tr');
    await read();
    expect(asked).toHaveLength(2);
    // The copy of this test is of other diades than the sheet that is served.
    expect(reasons()).toHaveLength(3);
    expect(document.querySelector('tbody tr')).toBe(row);
    expect(logged).toHaveBeenCalledWith('NOT PROCESSED\n3Pd4 (01/01/2001, línia 2)');
  });

  test('equal to the snapshot are parsed again in a new season', async () => {
    jest.setSystemTime(new Date('2027-09-01T12:00:00'));
    serveCsvs();
    render(rankingOf({ fingerprints: servedFingerprints() }));
    await screen.findByText(/Dades del full, llegides/);
    expect(reasons()).toHaveLength(2);
  });

  test.each([
    ['diades', 404, {}, /el full de resultats.*no l'ha volgut donar/],
    ['diades', 'dia,mes\n1,2\n', {}, /hi falten les columnes «any», «ciutat»/],
    ['diades', 'unreachable', {}, /No s'hi ha pogut arribar/],
    ['diades', aCsv({}, { mes: '4' }), { count: 5 }, /hi falten diades: n'hi ha 2, i a la còpia 5\./],
    [
      'puntuacions',
      puntuacions,
      { scored: 62 },
      /el full de puntuacions. Al full hi falten castells: n'hi ha 2, i a la còpia 62\./,
    ],
  ] as const)(
    'failures (%s: %s, %j) keep the snapshot and show a message',
    async (source, answer, facts, message) => {
      serveCsvs({ [source]: answer });
      render(rankingOf(facts));
      expect(await screen.findByText(message)).toBeVisible();
      expect(reasons()).toHaveLength(3);
    },
  );

  test('are shown to a new club without diades', async () => {
    serveCsvs({ diades: aCsv() });
    render(rankingOf({}, { rows: [], names: {}, scores: new Map(), choices: { seasons: [], towns: [] } }));
    await read();
    expect(screen.getByText(RANKING_TEXTS.none)).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  test('keep focus in the notice during a retry, and after it', async () => {
    serveCsvs({ diades: 500 });
    render(rankingOf());
    const retry = await screen.findByRole('button', { name: 'Torna-ho a provar' });
    retry.focus();
    serveCsvs({ diades: 404 });
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(/no l'ha volgut donar/)).toBeVisible();
    expect(retry).toHaveFocus();
    serveCsvs();
    await userEvent.keyboard('{Enter}');
    expect((await read()).parentElement).toHaveFocus();
    expect(reasons()).toEqual(['Aniversari', 'Sant Jordi']);
  });
});

/** The best of the three diades has 2.226 points. */
async function open(search: string, ranking = aRanking) {
  history.replaceState(null, '', `/millors-diades/${search}`);
  render(rankingOf({}, ranking));
  await screen.findByRole('heading', { name: CALCULATOR_TEXTS.title });
}
const sum = () => screen.getByRole('table', { name: sumTitle(CALCULATOR_TEXTS.calculated) });

test('the calculator uses the live points once they are read', async () => {
  serveCsvs({ puntuacions: 'castell,Descarregat,Carregat\n3d7,800,615\n' });
  await open('?calcula=3d7');
  await waitFor(() => expect(sum()).toHaveTextContent(/Total *800/));
});

describe('the summary', () => {
  const showSeason = (search: string) => {
    history.replaceState(null, '', `/resum-historic/?temporada=${search}`);
    render(summary);
  };
  const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
  /** The table of a group, found by its caption: asking for the names of all tables takes a second. */
  const tier = (name: string) =>
    screen.getByText(name, { selector: 'caption' }).closest('table') as HTMLElement;
  const cells = (table: HTMLElement, tower: string) =>
    [...(within(table).getByLabelText(tower).closest('tr')?.querySelectorAll('td') ?? [])].map(
      ({ textContent }) => textContent,
    );

  test('shows the season chosen before hydration', () => {
    hydrateAfter(summary, (page) => writeIn(page.getByLabelText('Temporada'), '2021-2022'));
    expect(location.search).toBe('?temporada=2021-2022');
    expect(screen.getByLabelText('Temporada')).toHaveValue('2021-2022');
    expect(cells(tier('Gamma bàsica de 7'), '3d7, tres de set')).toEqual(['0', '1']);
  });

  test('of a new club without diades has its season alone, and a message', () => {
    const empty = overviewOf([], someScores, { founded: 2026, today: aSnapshot.built });
    render(<HistoricalSummary snapshot={empty} snapshotFacts={aSnapshot} pages={[]} />);
    const seasons = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(seasons).toEqual([SUMMARY_TEXTS.everySeason, '2026-2027']);
    expect(screen.getByText(SUMMARY_TEXTS.none)).toBeVisible();
  });

  test('has the castells of a tier that were never built last', () => {
    render(summary);
    const rows = tier('Castells de 8 i amb manilles').querySelectorAll<HTMLElement>('tbody tr');
    const built = [...rows].map(({ dataset }) => dataset.built);
    expect(built).toContain('false');
    expect(built).toEqual(built.toSorted().toReversed());
  });

  test('of a season without diades has zeros, and says so', () => {
    showSeason('2019-2020');
    expect(figure(FIGURE_NAMES.falls)).toBe('0');
    expect(figure(FIGURE_NAMES.best)).toBe('—');
    expect(screen.getByText(GLANCE_TEXTS.none)).toBeVisible();
  });
});

describe('the actions on rows', () => {
  const shareWith = (share: Navigator['share']) => {
    Object.assign(navigator, { share });
    render(<LinkActions />);
  };
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
  });

  test('say nothing when sharing is cancelled, and copy the URL if it fails', async () => {
    userEvent.setup();
    shareWith(
      jest
        .fn(() => Promise.reject(new DOMException('', 'NotAllowedError')))
        .mockImplementationOnce(() => Promise.reject(new DOMException('', 'AbortError'))),
    );
    await press(ACTION_TEXTS.share);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await press(ACTION_TEXTS.share);
    expect(await screen.findByText(ACTION_TEXTS.copied.copied)).toBeVisible();
  });

  test('show an error if the writers of the file cannot be loaded', async () => {
    const write = () => {
      throw new Error('no script');
    };
    render(<RowActions name="x" write={write} />);
    await press(ACTION_TEXTS.downloadCsv);
    expect(await screen.findByRole('alert')).toHaveTextContent(/torna-ho a provar/);
    expect(screen.queryByRole('button', { name: ACTION_TEXTS.share })).not.toBeInTheDocument();
  });

  test('sort text in Catalan order, numbers in it by value, and keep the order of equal rows', () => {
    const towns = ['Vic', '10d7', 'Òdena', '9d7', 'Olot', 'àger'];
    expect(sortRows(towns, (text) => text)).toEqual(['9d7', '10d7', 'àger', 'Òdena', 'Olot', 'Vic']);
    const rows = [
      { n: 1, id: 'a' },
      { n: 2, id: 'b' },
      { n: 1, id: 'c' },
    ];
    expect(sortRows(rows, ({ n }) => n).map(({ id }) => id)).toEqual(['a', 'c', 'b']);
    expect(sortRows(rows, ({ n }) => n, 'descending').map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  });
});

const names = { ...aRanking.names, '3d7': 'tres de set, "el net" & <prou>' };
test('React takes over the HTML of the ranking, the markup of its towers too, without errors', async () => {
  const element = rankingOf({}, { ...aRanking, names });
  const complain = jest.spyOn(console, 'error').mockImplementation(() => {});
  const box = document.createElement('div');
  box.innerHTML = renderToString(element);
  document.body.replaceChildren(box);
  const tower = box.querySelector<HTMLElement>('[data-tower]');
  tower?.focus();
  const onRecoverableError = jest.fn();
  const root = await act(async () => hydrateRoot(box, element, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(complain).not.toHaveBeenCalled();
  // Focus stays: React has not replaced the element.
  expect(box.querySelector('[data-tower]')).toBe(tower);
  if (tower) expect(tower).toHaveFocus();
  act(() => root.unmount());
});
