import { act, fireEvent, render, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '@/__tests__/axe';
import { waitForIdle } from '@/__tests__/builders/browser';
import { hydrateAfter, writeIn } from '@/__tests__/builders/drawn';
import { aCsv, aSnapshot, serveCsvs } from '@/__tests__/builders/results';
import { DiadesList } from '@/components/results/list/diades-list';
import { useRowCount } from '@/components/results/list/list-results';
import { LIST_TEXTS } from '@/content/interface/results';

const sheet = aCsv(
  { dia: '14', mes: '11', any: '2026', motiu: 'Aniversari', ciutat: 'Barcelona' },
  { dia: '3', mes: '5', any: '2018', motiu: 'Sant Jordi', ciutat: 'Vic', tipus: '4', resolució: 'i' },
  { dia: '31', mes: '2', any: '2018', motiu: 'Mai', ciutat: 'Vic' },
);
const choices = { towns: ['Barcelona', 'Vic'], codes: ['3d7', '4d7'] };
const list = <DiadesList choices={choices} snapshotFacts={aSnapshot} pages={['3d7']} />;
const manyDiades = (count: number) =>
  aCsv(...Array.from({ length: count }, (_, place) => ({ motiu: `Diada ${100 + place}`, any: '2024' })));

let logged: jest.SpyInstance;
const results = () => screen.findByRole('region', { name: 'Resultats' });

beforeEach(() => {
  history.replaceState(null, '', '/llista-de-diades/');
  logged = jest.spyOn(console, 'info').mockImplementation(() => {});
  serveCsvs({ diades: sheet });
});

describe('without a query', () => {
  test('shows the form with the current season and the help, and requests nothing', () => {
    const { asked } = serveCsvs({ diades: sheet });
    jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00') });
    render(list);
    jest.useRealTimers();
    expect(screen.getByLabelText('Des de')).toHaveValue('2026-09-01');
    expect(screen.getByLabelText('Fins a')).toHaveValue('2027-08-31');
    expect(screen.getByText(/prem «Filtra»/)).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  test('a new club has a message instead of diades', () => {
    render(
      <DiadesList
        choices={{ towns: [], codes: [] }}
        snapshotFacts={{ ...aSnapshot, latest: null }}
        pages={[]}
      />,
    );
    expect(screen.getByText(LIST_TEXTS.none)).toBeVisible();
  });
});

describe('values entered by the user', () => {
  test('before hydration are kept and submitted', async () => {
    hydrateAfter(list, (page) => writeIn(page.getByLabelText('Des de'), '2018-01-01'));
    await userEvent.selectOptions(screen.getByLabelText('Castell'), '4d7');
    expect(screen.getByLabelText('Des de')).toHaveValue('2018-01-01');
    await userEvent.click(screen.getByRole('button', { name: 'Filtra' }));
    expect(location.search).toMatch(/des=2018-01-01.*castell=4d7/);
  });

  test('before hydration are added to those of the query', async () => {
    history.replaceState(null, '', '/llista-de-diades/?castell=4d7&poblacio=Vic');
    hydrateAfter(list, (page) => writeIn(page.getByLabelText('Des de'), '2018-01-01'));
    await results();
    expect(screen.getByLabelText('Des de')).toHaveValue('2018-01-01');
    expect(screen.getByLabelText('Fins a')).toHaveValue('');
    expect(screen.getByLabelText('Castell')).toHaveValue('4d7');
    expect(screen.getByLabelText('Població')).toHaveValue('Vic');
  });

  test('while the source loads are kept', async () => {
    history.replaceState(null, '', '/llista-de-diades/?castell=4d7');
    render(list);
    fireEvent.change(screen.getByLabelText('Des de'), { target: { value: '2018-01-01' } });
    await results();
    expect(screen.getByLabelText('Des de')).toHaveValue('2018-01-01');
    expect(screen.getByLabelText('Castell')).toHaveValue('4d7');
  });
});

describe('with a query', () => {
  test('announces that nothing was found', async () => {
    history.replaceState(null, '', '?poblacio=Vic&castell=3d7');
    render(list);
    expect(await screen.findByText("No s'han trobat resultats per a aquesta búsqueda.")).toBeVisible();
  });

  test('shows the values of the query that it ignores', async () => {
    history.replaceState(null, '', '?des=2018-02-31&poblacio=Atlantis');
    render(list);
    expect(await screen.findByText(/no s'ha tingut en compte/)).toHaveTextContent(
      'des=2018-02-31, poblacio=Atlantis',
    );
    await results();
    expect(screen.getByText('2 diades')).toBeVisible();
  });

  test('folds the form to a line and moves focus to the count, but not away from where the user is', async () => {
    history.replaceState(null, '', '?castell=4d7&poblacio=Vic&des=2018-02-02');
    const { unmount } = render(list);
    const [count] = screen.getAllByRole('status');
    expect(count).toBeEmptyDOMElement();
    await results();
    expect(count).toHaveTextContent('1 diada');
    expect(count).toHaveFocus();
    expect(screen.getByText(/4d7 · Vic · des del 02\/02\/2018/)).toBeVisible();
    expect(screen.getByRole('form', { hidden: true })).not.toBeVisible();
    unmount();
    render(list);
    act(() => screen.getByRole('button', { name: LIST_TEXTS.change }).focus());
    await results();
    expect(screen.getByRole('button', { name: LIST_TEXTS.change })).toHaveFocus();
  });

  test('the line opens the form again, as it was asked or without filters', async () => {
    history.replaceState(null, '', '?castell=4d7');
    render(list);
    await results();
    await userEvent.click(screen.getByRole('button', { name: LIST_TEXTS.change }));
    expect(screen.getByLabelText('Des de')).toHaveFocus();
    await userEvent.selectOptions(screen.getByLabelText('Castell'), '3d7');
    await userEvent.click(screen.getByRole('button', { name: 'Filtra' }));
    expect(screen.getByText('1 diada')).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: LIST_TEXTS.clear }));
    expect(location.search).toBe('');
    expect(screen.getByLabelText('Des de')).toHaveFocus();
    expect(screen.getByLabelText('Castell')).toHaveValue('');
    expect(screen.queryByRole('region', { name: 'Resultats' })).not.toBeInTheDocument();
  });

  test('marks the castell asked for, also in a round of several', async () => {
    serveCsvs({
      diades: aCsv({ tipus: 'p', alçada: '4' }, { tipus: 'p', alçada: '4' }, { ordre: '2' }),
    });
    history.replaceState(null, '', '?castell=Pd4');
    render(
      <DiadesList choices={{ towns: [], codes: ['Pd4', '3d7'] }} snapshotFacts={aSnapshot} pages={[]} />,
    );
    const table = within(await results()).getByRole('table');
    expect([...table.querySelectorAll('strong')].map(({ textContent }) => textContent)).toEqual(['2Pd4']);
  });

  test('says that the end is before the start, and does not search', async () => {
    history.replaceState(null, '', '?des=2018-01-01&fins=2010-01-01');
    render(list);
    const end = screen.getByLabelText('Fins a');
    expect(end).toBeVisible();
    expect(end).toHaveAccessibleDescription(LIST_TEXTS.reversed);
    expect(await screen.findByText(LIST_TEXTS.noResults)).toBeVisible();
    fireEvent.change(end, { target: { value: '2011-01-01' } });
    await userEvent.click(screen.getByRole('button', { name: 'Filtra' }));
    expect(end).toHaveFocus();
    expect(location.search).toContain('fins=2010');
    fireEvent.change(end, { target: { value: '2019-01-01' } });
    expect(end).toBeValid();
    await userEvent.click(screen.getByRole('button', { name: 'Filtra' }));
    expect(screen.getByText('1 diada')).toHaveFocus();
  });

  test('shows how many lines were skipped, and lists them in the console', async () => {
    history.replaceState(null, '', '?des=');
    render(list);
    expect(await screen.findByText(/1 línia del full s'ha apartat/)).toBeVisible();
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('línia 4: la data no existeix'));
  });

  test('shows the snapshot if the source fails, with a message', async () => {
    serveCsvs({ diades: 500, instantania: sheet });
    history.replaceState(null, '', '?poblacio=Vic');
    render(list);
    expect(await screen.findByRole('alert')).toHaveTextContent(/és la còpia desada amb el web/);
    await results();
    expect(screen.getByText('1 diada')).toBeVisible();
  });

  test('shows an error if the snapshot fails too, and retries', async () => {
    serveCsvs({ diades: 'unreachable', instantania: 'unreachable' });
    history.replaceState(null, '', '?poblacio=Vic');
    render(list);
    expect(await screen.findByRole('alert')).toHaveTextContent(/no hi ha dades per ensenyar/);
    expect(screen.queryByRole('region', { name: 'Resultats' })).not.toBeInTheDocument();
    expect(screen.queryByText(/Còpia de les dades/)).not.toBeInTheDocument();
    serveCsvs({ diades: sheet });
    await userEvent.click(screen.getByRole('button', { name: 'Torna-ho a provar' }));
    await results();
    expect(screen.getByText('1 diada')).toBeVisible();
  });

  test('shows a screenful of a long list at once and the rest in steps, with the total row count', async () => {
    const idle = waitForIdle();
    serveCsvs({ diades: manyDiades(120) });
    history.replaceState(null, '', '?des=');
    render(list);
    const region = await results();
    expect(screen.getByText('120 diades')).toBeVisible();
    expect(within(region).getByRole('table')).toHaveAttribute('aria-rowcount', '121');
    const rows = () => within(region).getAllByRole('rowheader').length;
    const first = rows();
    expect(first).toBeLessThan(60);
    idle.come();
    expect(rows()).toBeGreaterThan(first);
    for (let moment = 0; moment < 20; moment += 1) idle.come();
    expect(rows()).toBe(120);
  });

  test('starts again when sorted, and shows all rows before printing', async () => {
    const idle = waitForIdle();
    serveCsvs({ diades: manyDiades(120) });
    history.replaceState(null, '', '?des=');
    render(list);
    const region = await results();
    const rows = () =>
      within(region)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent);
    for (let moment = 0; moment < 20; moment += 1) idle.come();
    await userEvent.click(within(region).getByRole('button', { name: 'Motiu' }));
    expect(rows().length).toBeLessThan(60);
    expect(rows()[0]).toBe('Diada 100');
    act(() => {
      dispatchEvent(new Event('beforeprint'));
    });
    expect(rows()).toHaveLength(120);
  });

  test('escapes HTML', async () => {
    serveCsvs({ diades: aCsv({ motiu: '<script>alert(1)</script>' }) });
    history.replaceState(null, '', '?des=');
    render(list);
    expect(within(await results()).getByRole('rowheader')).toHaveTextContent('<script>alert(1)</script>');
  });

  test('has no accessibility violation', async () => {
    history.replaceState(null, '', '?des=');
    const { container } = render(list);
    await results();
    expect((await axe(container)).violations).toEqual([]);
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
test('shows thirty years of results within ten idle callbacks', () => {
  expect(growth(500).length - 1).toBeLessThanOrEqual(10);
});

test('doubles the rows up to a maximum step', () => {
  const counts = growth(18_000);
  const added = counts.slice(1).map((count, place) => count - (counts[place] ?? 0));
  expect(added.length).toBeLessThan(100);
  expect(Math.max(...added)).toBeLessThanOrEqual(500);
});
