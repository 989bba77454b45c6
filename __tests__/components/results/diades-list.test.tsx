import { act, fireEvent, render, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { waitForIdle } from '@/__tests__/builders/browser';
import { hydrateAfter, writeIn } from '@/__tests__/builders/drawn';
import { aCsv, aSnapshot, serveCsvs, someScores } from '@/__tests__/builders/results';
import { DiadesList } from '@/components/results/list/diades-list';
import { useRowCount } from '@/components/results/list/list-results';
import { type ListPlace, storedPlace, storePlace } from '@/components/results/list/use-scroll-restoration';
import { LIST_TEXTS, SOURCE_TEXTS } from '@/content/interface/results';

const sheet = aCsv(
  { dia: '14', mes: '11', any: '2026', motiu: 'Aniversari', ciutat: 'Barcelona' },
  { dia: '3', mes: '5', any: '2018', motiu: 'Sant Jordi', ciutat: 'Vic', tipus: '4', resolució: 'i' },
  { dia: '31', mes: '2', any: '2018', motiu: 'Mai', ciutat: 'Vic' },
);
const choices = { towns: ['Barcelona', 'Vic'], codes: ['3d7', '4d7', 'Pd4'] };
const shared = { snapshotFacts: aSnapshot, scores: someScores, albums: {} };
const list = <DiadesList {...shared} choices={choices} pages={['3d7']} />;
const query = (search: string) => history.replaceState(null, '', `/llista-de-diades/${search}`);
const results = () => screen.findByRole('region', { name: 'Resultats' });
const field = (name: string) => screen.getByLabelText(name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

let logged: jest.SpyInstance;
beforeEach(() => {
  query('');
  logged = jest.spyOn(console, 'info').mockImplementation(() => {});
  serveCsvs({ diades: sheet });
});

describe('the list of diades', () => {
  test('of a new club has a message instead of diades', () => {
    const empty = { towns: [], codes: [] };
    render(
      <DiadesList {...shared} choices={empty} snapshotFacts={{ ...aSnapshot, latest: null }} pages={[]} />,
    );
    expect(screen.getByText(LIST_TEXTS.none)).toBeVisible();
  });

  test('keeps what was entered before hydration, and while the source loads', async () => {
    query('?castell=4d7&poblacio=Vic');
    hydrateAfter(list, (page) => writeIn(page.getByLabelText('Des de'), '2018-01-01'));
    fireEvent.change(field('Fins a'), { target: { value: '2019-01-01' } });
    await results();
    const values = ['Des de', 'Fins a', 'Castell', 'Població'].map((name) => field(name));
    for (const [place, value] of ['2018-01-01', '2019-01-01', '4d7', 'Vic'].entries())
      expect(values[place]).toHaveValue(value);
  });

  test('opens its folded form with focus, and does not take focus from where the user is', async () => {
    query('?castell=4d7');
    render(list);
    const change = screen.getByRole('button', { name: LIST_TEXTS.change });
    act(() => change.focus());
    await results();
    expect(change).toHaveFocus();
    await userEvent.click(change);
    expect(field('Des de')).toHaveFocus();
    await press('Filtra');
    await press(LIST_TEXTS.clear);
    expect(field('Des de')).toHaveFocus();
    expect(field('Castell')).toHaveValue('');
  });

  test('marks the castell asked for, also in a round of several', async () => {
    const pilar = { tipus: 'p', alçada: '4' };
    serveCsvs({ diades: aCsv(pilar, pilar, { ordre: '2' }) });
    query('?castell=Pd4');
    render(list);
    const marked = (await results()).querySelectorAll('table strong');
    expect([...marked].map(({ textContent }) => textContent)).toEqual(['2Pd4']);
  });

  test('says that the end is before the start, and does not search', async () => {
    query('?des=2018-01-01&fins=2010-01-01');
    render(list);
    const end = field('Fins a');
    expect(end).toHaveAccessibleDescription(LIST_TEXTS.reversed);
    expect(await screen.findByText(LIST_TEXTS.noResults)).toBeVisible();
    fireEvent.change(end, { target: { value: '2011-01-01' } });
    await press('Filtra');
    expect(end).toHaveFocus();
    expect(location.search).toContain('fins=2010');
    fireEvent.change(end, { target: { value: '2019-01-01' } });
    await press('Filtra');
    expect(screen.getByText('1 diada')).toHaveFocus();
  });

  test('shows which lines were skipped, and marks the diada that has lost one', async () => {
    serveCsvs({ diades: `${sheet}3,5,2018,Pati,Vic,Sant Jordi,x,7,,,,2,\n` });
    query('?des=');
    render(list);
    expect(await screen.findByText(/2 línies del full s'han apartat/)).toBeVisible();
    await userEvent.click(screen.getByText(SOURCE_TEXTS.lines));
    expect(screen.getByText(/línia 5: el tipus no és p, t/)).toBeVisible();
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('línia 4: la data no existeix'));
    const [row, ...others] = screen.getAllByText(LIST_TEXTS.incomplete);
    expect(row?.closest('tr')).toHaveTextContent('Sant Jordi');
    expect(others).toEqual([]);
  });

  test('shows the snapshot if the source fails, an error if that fails too, and retries', async () => {
    serveCsvs({ diades: 500, instantania: sheet });
    query('?poblacio=Vic');
    const { unmount } = render(list);
    expect(await screen.findByText(/és la còpia desada amb el web/)).toBeVisible();
    expect(await screen.findByText('1 diada')).toBeVisible();
    unmount();
    serveCsvs({ diades: 'unreachable', instantania: 'unreachable' });
    render(list);
    expect(await screen.findByText(/no hi ha dades per ensenyar/)).toBeVisible();
    expect(screen.queryByText(/Còpia de les dades/)).not.toBeInTheDocument();
    serveCsvs({ diades: sheet });
    await press('Torna-ho a provar');
    expect(await screen.findByText('1 diada')).toBeVisible();
  });

  test('shows all rows before printing', async () => {
    waitForIdle();
    const rows = Array.from({ length: 120 }, () => ({ any: '2024' }));
    serveCsvs({ diades: aCsv(...rows.map((row, place) => ({ ...row, motiu: `Diada ${place}` }))) });
    query('?des=');
    render(list);
    const table = within(await results()).getByRole('table');
    expect(table).toHaveAttribute('aria-rowcount', '121');
    expect(table.querySelectorAll('tbody th').length).toBeLessThan(60);
    act(() => void dispatchEvent(new Event('beforeprint')));
    expect(table.querySelectorAll('tbody th')).toHaveLength(120);
  });
});

/** The number of rows in the page at first and after each idle moment, until all have come. */
function growth(total: number): number[] {
  const idle = waitForIdle();
  const { result, unmount } = renderHook(() => useRowCount(total, ''));
  const counts = [result.current];
  while (counts.length <= total && counts.at(-1) !== total) {
    idle.come();
    counts.push(result.current);
  }
  unmount();
  return counts;
}

// The browser is asked for an idle moment within half a second, so ten of them last five seconds at most.
test('shows thirty years of results within ten idle callbacks, and doubles the rows up to a maximum step', () => {
  expect(growth(500).length - 1).toBeLessThanOrEqual(10);
  const counts = growth(18_000);
  const added = counts.slice(1).map((count, place) => count - (counts[place] ?? 0));
  expect(added.length).toBeLessThan(100);
  expect(Math.max(...added)).toBeLessThanOrEqual(500);
});

describe('the stored scroll position', () => {
  const aPlace = (row: string | null): ListPlace => ({
    row,
    top: 12.5,
    column: 'town',
    direction: 'ascending',
  });
  beforeEach(() => sessionStorage.clear());

  test.each(['{', '{}', '[1]', '[["1", {"row": 3}]]', '[["1"]]', 'null'])(
    'is unknown where the browser holds %s, and can be kept again',
    (written) => {
      sessionStorage.setItem('llocs-a-la-llista', written);
      history.replaceState({ lloc: '1' }, '');
      expect(storedPlace()).toBeUndefined();
      storePlace('1', aPlace('a'));
      expect(storedPlace()).toEqual(aPlace('a'));
    },
  );
});
