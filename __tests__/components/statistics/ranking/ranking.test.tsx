import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { Ranking } from '@/components/statistics/ranking/ranking';
import { aSheet } from '../../../builders/diades';
import { servedPrints, serveSheets } from '../../../builders/live-sheets';
import { aCopy, aRanking } from '../../../builders/statistics';

const ranking = <Ranking snapshot={aRanking} copy={aCopy} pages={['3d7']} />;
const reasons = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

let logged: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00'), doNotFake: ['setTimeout', 'clearTimeout'] });
  logged = jest.spyOn(console, 'info').mockImplementation(() => {});
  serveSheets({ diades: 'never' });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the table of best performances', () => {
  it('stands in the HTML with the date of its copy', () => {
    const html = renderToString(ranking);
    expect(html).toContain('Aniversari');
    expect(html).toMatch(/Còpia de les dades del .*21\/11\/2026/);
  });

  it('says that the source is being read while the copy stays', () => {
    render(ranking);
    expect(screen.getByText("S'està llegint el full de resultats…")).toBeVisible();
    expect(reasons()).toEqual(['Aniversari', 'Retorn', 'Sant Jordi'].sort(byPoints));
  });

  it('stars the diades of the current season alone', () => {
    render(ranking);
    expect(screen.getAllByRole('img', { name: /Temporada actual/ })).toHaveLength(1);
    const [, best] = screen.getAllByRole('row');
    expect(within(best as HTMLElement).getByRole('img', { name: /Temporada actual/ })).toBeVisible();
  });

  it('emphasises the towers that count and leaves Pd4 out', () => {
    render(ranking);
    expect(screen.queryByText('Pd4')).not.toBeInTheDocument();
    expect(screen.getByText('3d7C').closest('strong')).not.toBeNull();
    expect(screen.getByText('i3d7').closest('strong')).toBeNull();
  });

  it('opens a row to show how its points add up, and why the rest does not', async () => {
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

  it('sorts by any header and announces it', async () => {
    render(ranking);
    const header = screen.getByRole('columnheader', { name: 'Motiu' });
    expect(header).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(within(header).getByRole('button'));
    expect(header).toHaveAttribute('aria-sort', 'ascending');
    expect(reasons()).toEqual(['Aniversari', 'Retorn', 'Sant Jordi']);
    await userEvent.click(within(header).getByRole('button'));
    expect(header).toHaveAttribute('aria-sort', 'descending');
    expect(reasons()).toEqual(['Sant Jordi', 'Retorn', 'Aniversari']);
  });

  it('has no accessibility fault, open rows included', async () => {
    const { container } = render(ranking);
    await userEvent.click(screen.getByRole('button', { name: /^2\.226 punts/ }));
    expect((await axe(container)).violations).toEqual([]);
  });
});

describe('the live sheets', () => {
  it('that say what the copy says leave everything as it is: nothing is read, counted or drawn again', async () => {
    const notes = [{ title: 'NOT PROCESSED', lines: ['3Pd4 (01/01/2001, línia 2)'] }];
    const { asked } = serveSheets();
    const copy = { ...aCopy, notes, prints: servedPrints() };
    render(<Ranking snapshot={aRanking} copy={copy} pages={[]} />);
    const [, row] = screen.getAllByRole('row');
    expect(await screen.findByText(/Dades del full, llegides el 21\/11\/2026/)).toBeVisible();
    expect(asked).toHaveLength(2);
    // The copy of this test is of other diades than the sheet that is served.
    expect(reasons()).toHaveLength(3);
    expect(screen.getAllByRole('row')[1]).toBe(row);
    expect(logged).toHaveBeenCalledWith('NOT PROCESSED\n3Pd4 (01/01/2001, línia 2)');
  });

  it('that say the same in another season are counted anew, since it needs a place of its own', async () => {
    jest.setSystemTime(new Date('2027-09-01T12:00:00'));
    serveSheets();
    render(<Ranking snapshot={aRanking} copy={{ ...aCopy, prints: servedPrints() }} pages={[]} />);
    expect(await screen.findByText(/Dades del full, llegides/)).toBeVisible();
    expect(reasons()).toHaveLength(2);
  });

  it('take the place of the copy', async () => {
    serveSheets();
    render(ranking);
    expect(await screen.findByText(/Dades del full, llegides el 21\/11\/2026/)).toBeVisible();
    expect(reasons()).toEqual(['Aniversari', 'Sant Jordi']);
  });

  it.each([
    ['diades', 404, /el full de resultats.*no el dona/],
    ['puntuacions', 500, /el full de puntuacions.*no el dona/],
    ['diades', '<!doctype html>', /ha arribat una pàgina web/],
    ['diades', 'dia,mes\n1,2\n', /hi falten les columnes «any», «situació»/],
    ['puntuacions', 'castell,Descarregat\n3d7,785\n', /hi falta la columna «Carregat»\./],
    ['diades', aSheet({}, {}).slice(0, -8), /ha arribat a mitges/],
    ['puntuacions', '', /El full és buit/],
    ['diades', 'unreachable', /No s'hi ha pogut arribar/],
  ] as const)('that fail (%s: %s) keep the copy and say so', async (source, answer, message) => {
    serveSheets({ [source]: answer });
    render(ranking);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(reasons()).toHaveLength(3);
  });

  it('that lost diades on the way are not taken', async () => {
    serveSheets();
    render(<Ranking snapshot={aRanking} copy={{ ...aCopy, count: 3 }} pages={[]} />);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "Al full hi falten diades: n'hi ha 2, i a la còpia 3.",
    );
    expect(reasons()).toHaveLength(3);
  });

  it('that lost the points of towers on the way are not taken', async () => {
    serveSheets();
    render(<Ranking snapshot={aRanking} copy={{ ...aCopy, scored: 62 }} pages={[]} />);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "No s'ha pogut llegir el full de puntuacions. Al full hi falten castells: n'hi ha 2, i a la còpia 62.",
    );
    expect(reasons()).toHaveLength(3);
  });

  it('are read in Latin-1 and UTF-16 too', async () => {
    const sheet = aSheet({ motiu: 'Diada de la Mercè' });
    for (const bytes of [Buffer.from(sheet, 'latin1'), Buffer.from(`\uFEFF${sheet}`, 'utf16le')]) {
      serveSheets({ diades: Uint8Array.from(bytes) });
      const { unmount } = render(ranking);
      expect(await screen.findByText(/Dades del full, llegides/)).toBeVisible();
      expect(reasons()).toEqual(['Diada de la Mercè']);
      unmount();
    }
  });

  it('leave out and count the rows of days to come', async () => {
    serveSheets({ diades: aSheet({ any: '2024' }, { any: '2027', motiu: 'Demà' }) });
    render(ranking);
    expect(await screen.findByText(/1 línia del full és d'un dia que encara no ha arribat/)).toBeVisible();
    expect(reasons()).toEqual(['Aniversari']);
  });

  it('name a diada whose reason is not said, as the row and its sum do', async () => {
    serveSheets({ diades: aSheet({ motiu: '' }) });
    render(ranking);
    expect(await screen.findByRole('rowheader', { name: 'Sense motiu' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /com se sumen/ }));
    expect(screen.getByRole('table', { name: /Sense motiu/ })).toBeVisible();
  });

  it('keep the focus in the notice while they are tried again, and beside what they say when they come', async () => {
    serveSheets({ diades: 500 });
    render(ranking);
    const retry = await screen.findByRole('button', { name: 'Torna-ho a provar' });
    retry.focus();
    serveSheets({ diades: 404 });
    await userEvent.keyboard('{Enter}');
    expect(retry).toHaveFocus();
    expect(await screen.findByText(/no el dona/)).toBeVisible();
    expect(retry).toHaveFocus();
    serveSheets();
    await userEvent.keyboard('{Enter}');
    const read = await screen.findByText(/Dades del full, llegides/);
    expect(read.parentElement).toHaveFocus();
  });

  it('say when they were taken, where the visitor sees a copy of them', async () => {
    serveSheets({}, '2026-11-20T10:05:00');
    render(ranking);
    expect(await screen.findByText(/còpia del full, llegida el 20\/11\/2026 a les 10:05/)).toBeVisible();
    expect(reasons()).toEqual(['Aniversari', 'Sant Jordi']);
  });

  it('are read again when the visitor asks', async () => {
    serveSheets({ diades: 500 });
    render(ranking);
    const retry = await screen.findByRole('button', { name: 'Torna-ho a provar' });
    serveSheets();
    await userEvent.click(retry);
    expect(await screen.findByText(/Dades del full, llegides/)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

function byPoints(one: string, other: string): number {
  const order = aRanking.rows.map(({ reason }) => reason);
  return order.indexOf(one) - order.indexOf(other);
}
