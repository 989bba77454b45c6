import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '@/__tests__/axe';
import { aCsv, aRanking, aSnapshot, serveCsvs, servedFingerprints } from '@/__tests__/builders/results';
import { Ranking } from '@/components/results/ranking/ranking';
import { RANKING_TEXTS } from '@/content/interface/results';

const ranking = <Ranking snapshot={aRanking} snapshotFacts={aSnapshot} pages={['3d7']} />;
const reasons = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

let logged: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00'), doNotFake: ['setTimeout', 'clearTimeout'] });
  logged = jest.spyOn(console, 'info').mockImplementation(() => {});
  serveCsvs({ diades: 'never' });
});

describe('the table of best performances', () => {
  test('has a star for diades of the current season only', () => {
    render(ranking);
    expect(screen.getAllByRole('img', { name: /Temporada actual/ })).toHaveLength(1);
    const [, best] = screen.getAllByRole('row');
    expect(within(best as HTMLElement).getByRole('img', { name: /Temporada actual/ })).toBeVisible();
  });

  test('expands a row to show which towers count and why the others do not', async () => {
    render(ranking);
    await userEvent.click(screen.getByRole('button', { name: /^2\.226 punts/ }));
    const sum = screen.getByRole('table', { name: 'Com se sumen els punts: Aniversari' });
    const worths = within(sum)
      .getAllByRole('row')
      .slice(1, -1)
      .map((row) => row.lastElementChild?.textContent);
    expect(worths).toEqual(['785', '690', '751', '—']);
    expect(sum).toHaveTextContent('No suma: sense puntuació');
    expect(within(sum).getByRole('row', { name: /Total/ })).toHaveTextContent('2.226');
  });

  test('has no accessibility violation, with open rows too', async () => {
    const { container } = render(ranking);
    await userEvent.click(screen.getByRole('button', { name: /^2\.226 punts/ }));
    expect((await axe(container)).violations).toEqual([]);
  });
});

describe('the live CSVs', () => {
  test('equal to the snapshot are not parsed, and nothing is rendered again', async () => {
    const notes = [{ title: 'NOT PROCESSED', lines: ['3Pd4 (01/01/2001, línia 2)'] }];
    const { asked } = serveCsvs();
    const snapshotFacts = { ...aSnapshot, notes, fingerprints: servedFingerprints() };
    render(<Ranking snapshot={aRanking} snapshotFacts={snapshotFacts} pages={[]} />);
    const [, row] = screen.getAllByRole('row');
    expect(await screen.findByText(/Dades del full, llegides el 21\/11\/2026/)).toBeVisible();
    expect(asked).toHaveLength(2);
    // The copy of this test is of other diades than the sheet that is served.
    expect(reasons()).toHaveLength(3);
    expect(screen.getAllByRole('row')[1]).toBe(row);
    expect(logged).toHaveBeenCalledWith('NOT PROCESSED\n3Pd4 (01/01/2001, línia 2)');
  });

  test('equal to the snapshot are parsed again in a new season', async () => {
    jest.setSystemTime(new Date('2027-09-01T12:00:00'));
    serveCsvs();
    render(
      <Ranking
        snapshot={aRanking}
        snapshotFacts={{ ...aSnapshot, fingerprints: servedFingerprints() }}
        pages={[]}
      />,
    );
    expect(await screen.findByText(/Dades del full, llegides/)).toBeVisible();
    expect(reasons()).toHaveLength(2);
  });

  test('replace the snapshot', async () => {
    serveCsvs();
    render(ranking);
    expect(await screen.findByText(/Dades del full, llegides el 21\/11\/2026/)).toBeVisible();
    expect(reasons()).toEqual(['Aniversari', 'Sant Jordi']);
  });

  test.each([
    ['diades', 404, /el full de resultats.*no l'ha volgut donar/],
    ['puntuacions', 500, /el full de puntuacions.*no l'ha volgut donar/],
    ['diades', '<!doctype html>', /ha arribat una pàgina web/],
    ['diades', 'dia,mes\n1,2\n', /hi falten les columnes «any», «ciutat»/],
    ['puntuacions', 'castell,Descarregat\n3d7,785\n', /hi falta la columna «Carregat»\./],
    ['diades', aCsv({}, {}).slice(0, -8), /ha arribat a mitges/],
    ['puntuacions', '', /El full és buit/],
    ['diades', 'unreachable', /No s'hi ha pogut arribar/],
  ] as const)('failures (%s: %s) keep the snapshot and show a message', async (source, answer, message) => {
    serveCsvs({ [source]: answer });
    render(ranking);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(reasons()).toHaveLength(3);
  });

  test('with too few diades are rejected', async () => {
    serveCsvs();
    render(<Ranking snapshot={aRanking} snapshotFacts={{ ...aSnapshot, count: 5 }} pages={[]} />);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "Al full hi falten diades: n'hi ha 2, i a la còpia 5.",
    );
    expect(reasons()).toHaveLength(3);
  });

  test('are shown to a new club without diades', async () => {
    serveCsvs({ diades: aCsv() });
    render(
      <Ranking snapshot={{ rows: [], names: {}, scores: new Map() }} snapshotFacts={aSnapshot} pages={[]} />,
    );
    expect(await screen.findByText(/Dades del full, llegides/)).toBeVisible();
    expect(screen.getByText(RANKING_TEXTS.none)).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  test('with too few scored towers are rejected', async () => {
    serveCsvs();
    render(<Ranking snapshot={aRanking} snapshotFacts={{ ...aSnapshot, scored: 62 }} pages={[]} />);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "No s'ha pogut llegir el full de puntuacions. Al full hi falten castells: n'hi ha 2, i a la còpia 62.",
    );
    expect(reasons()).toHaveLength(3);
  });

  test('may be in Latin-1 or UTF-16', async () => {
    const sheet = aCsv({ motiu: 'Diada de la Mercè' });
    for (const bytes of [Buffer.from(sheet, 'latin1'), Buffer.from(`\uFEFF${sheet}`, 'utf16le')]) {
      serveCsvs({ diades: Uint8Array.from(bytes) });
      const { unmount } = render(ranking);
      expect(await screen.findByText(/Dades del full, llegides/)).toBeVisible();
      expect(reasons()).toEqual(['Diada de la Mercè']);
      unmount();
    }
  });

  test('keep focus in the notice during a retry, and after it', async () => {
    serveCsvs({ diades: 500 });
    render(ranking);
    const retry = await screen.findByRole('button', { name: 'Torna-ho a provar' });
    retry.focus();
    serveCsvs({ diades: 404 });
    await userEvent.keyboard('{Enter}');
    expect(retry).toHaveFocus();
    expect(await screen.findByText(/no l'ha volgut donar/)).toBeVisible();
    expect(retry).toHaveFocus();
    serveCsvs();
    await userEvent.keyboard('{Enter}');
    const read = await screen.findByText(/Dades del full, llegides/);
    expect(read.parentElement).toHaveFocus();
  });

  test('show when a cached copy was stored', async () => {
    serveCsvs({}, '2026-11-20T10:05:00');
    render(ranking);
    expect(await screen.findByText(/còpia del full, llegida el 20\/11\/2026 a les 10:05/)).toBeVisible();
    expect(reasons()).toEqual(['Aniversari', 'Sant Jordi']);
  });

  test('are fetched again on retry', async () => {
    serveCsvs({ diades: 500 });
    render(ranking);
    const retry = await screen.findByRole('button', { name: 'Torna-ho a provar' });
    serveCsvs();
    await userEvent.click(retry);
    expect(await screen.findByText(/Dades del full, llegides/)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
