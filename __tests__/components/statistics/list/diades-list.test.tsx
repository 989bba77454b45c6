import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { DiadesList } from '@/components/statistics/list/diades-list';
import { linesRepeated } from '@/lib/diades/words';
import { aSheet } from '../../../builders/diades';
import { waitForIdle } from '../../../builders/idle';
import { serveSheets } from '../../../builders/live-sheets';
import { hydrateAfter, writeIn } from '../../../builders/served';
import { aCopy } from '../../../builders/statistics';

const sheet = aSheet(
  { dia: '14', mes: '11', any: '2026', motiu: 'Aniversari', ciutat: 'Barcelona' },
  { dia: '3', mes: '5', any: '2018', motiu: 'Sant Jordi', ciutat: 'Vic', tipus: '4', resolució: 'i' },
  { dia: '31', mes: '2', any: '2018', motiu: 'Mai', ciutat: 'Vic' },
);
const choices = { towns: ['Barcelona', 'Vic'], codes: ['3d7', '4d7'] };
const list = <DiadesList choices={choices} copy={aCopy} pages={['3d7']} />;
const manyDiades = (count: number) =>
  aSheet(...Array.from({ length: count }, (_, place) => ({ motiu: `Diada ${100 + place}`, any: '2024' })));

const logged = jest.spyOn(console, 'info');
const results = () => screen.findByRole('region', { name: 'Resultats' });

beforeEach(() => {
  history.replaceState(null, '', '/llista-de-diades/');
  logged.mockImplementation(() => {});
  serveSheets({ diades: sheet });
});
afterEach(() => jest.resetAllMocks());

describe('before it is asked for', () => {
  it('shows the form with the current season and the help, and reads nothing', () => {
    const { asked } = serveSheets({ diades: sheet });
    jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00') });
    render(list);
    jest.useRealTimers();
    expect(screen.getByLabelText('Des de')).toHaveValue('2026-09-01');
    expect(screen.getByLabelText('Fins a')).toHaveValue('2027-08-31');
    expect(screen.getByText(/prem «Filtra»/)).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(asked).toEqual([]);
  });

  it('has its form and help in the HTML', () => {
    const html = renderToString(list);
    expect(html).toContain('value="2026-09-01"');
    expect(html).toContain('prem «Filtra»');
  });
});

describe('what a visitor has written', () => {
  it('before the script came is kept, and asked for', async () => {
    hydrateAfter(list, (page) => writeIn(page.getByLabelText('Des de'), '2018-01-01'));
    await userEvent.selectOptions(screen.getByLabelText('Castell'), '4d7');
    expect(screen.getByLabelText('Des de')).toHaveValue('2018-01-01');
    await userEvent.click(screen.getByRole('button', { name: 'Filtra' }));
    expect(location.search).toMatch(/des=2018-01-01.*castell=4d7/);
  });

  it('before the script came stands beside what the address asks for', async () => {
    history.replaceState(null, '', '/llista-de-diades/?castell=4d7&poblacio=Vic');
    hydrateAfter(list, (page) => writeIn(page.getByLabelText('Des de'), '2018-01-01'));
    await results();
    expect(screen.getByLabelText('Des de')).toHaveValue('2018-01-01');
    expect(screen.getByLabelText('Fins a')).toHaveValue('');
    expect(screen.getByLabelText('Castell')).toHaveValue('4d7');
    expect(screen.getByLabelText('Població')).toHaveValue('Vic');
  });

  it('while the source was read is kept', async () => {
    history.replaceState(null, '', '/llista-de-diades/?castell=4d7');
    render(list);
    fireEvent.change(screen.getByLabelText('Des de'), { target: { value: '2018-01-01' } });
    await results();
    expect(screen.getByLabelText('Des de')).toHaveValue('2018-01-01');
    expect(screen.getByLabelText('Castell')).toHaveValue('4d7');
  });
});

describe('once it is asked for', () => {
  it('shows the diades of the dates, both included, and puts the question in the address', async () => {
    render(list);
    await userEvent.clear(screen.getByLabelText('Des de'));
    await userEvent.type(screen.getByLabelText('Des de'), '2018-05-03');
    await userEvent.clear(screen.getByLabelText('Fins a'));
    await userEvent.type(screen.getByLabelText('Fins a'), '2018-05-03');
    await userEvent.click(screen.getByRole('button', { name: 'Filtra' }));
    expect(within(await results()).getByRole('rowheader')).toHaveTextContent('Sant Jordi');
    expect(location.search).toBe('?des=2018-05-03&fins=2018-05-03');
    expect(screen.queryByText(/prem «Filtra»/)).not.toBeInTheDocument();
  });

  it('finds the attempts of a tower too', async () => {
    history.replaceState(null, '', '?castell=4d7');
    render(list);
    expect(
      within(await results()).getByRole('button', { name: 'i4d7, intent de quatre de set' }),
    ).toHaveTextContent('i4d7');
    expect(screen.getByLabelText('Castell')).toHaveValue('4d7');
  });

  it('says that nothing was found', async () => {
    history.replaceState(null, '', '?poblacio=Vic&castell=3d7');
    render(list);
    expect(await screen.findByText("No s'han trobat resultats per a aquesta búsqueda.")).toBeVisible();
  });

  it('tells the values of the address that it ignores', async () => {
    history.replaceState(null, '', '?des=2018-02-31&poblacio=Atlantis');
    render(list);
    expect(await screen.findByText(/no s'ha tingut en compte/)).toHaveTextContent(
      'des=2018-02-31, poblacio=Atlantis',
    );
    expect(within(await results()).getByText('2 diades')).toBeVisible();
  });

  it('tells how many lines of the sheet were set aside, and lists them in the console', async () => {
    history.replaceState(null, '', '?des=');
    render(list);
    expect(await screen.findByText(/1 línia del full s'ha apartat/)).toBeVisible();
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('línia 4: la data no existeix'));
  });

  it('tells rows entered twice from lines that cannot be read', async () => {
    serveSheets({ diades: aSheet({}, {}, {}) });
    history.replaceState(null, '', '?des=');
    render(list);
    expect(await screen.findByText(/Dades del full/)).toHaveTextContent(linesRepeated(2));
    expect(screen.queryByText(/no es pot llegir|no es poden llegir/)).not.toBeInTheDocument();
  });

  it('shows the copy while the source does not answer, and says so', async () => {
    serveSheets({ diades: 'never', instantania: sheet });
    history.replaceState(null, '', '?poblacio=Vic');
    render(list);
    expect(within(await results()).getByText('1 diada')).toBeVisible();
    expect(screen.getByText("S'està llegint el full de resultats…")).toBeVisible();
    expect(screen.getByText('Mentrestant, el que veus és la còpia del 21/11/2026.')).toBeVisible();
  });

  it('cuts a long value of the address that it quotes', async () => {
    history.replaceState(null, '', `?poblacio=${'a'.repeat(200)}`);
    render(list);
    const note = await screen.findByText(/no s'ha tingut en compte/);
    expect(note).toHaveTextContent(`poblacio=${'a'.repeat(40)}…`);
    expect(note).not.toHaveTextContent('a'.repeat(41));
  });

  it('heads the row of a diada without reason too', async () => {
    serveSheets({ diades: aSheet({ motiu: '' }) });
    history.replaceState(null, '', '?des=');
    render(list);
    expect(within(await results()).getByRole('rowheader')).toHaveTextContent('Sense motiu');
  });

  it('shows the copy of the site when the source fails, and says so', async () => {
    serveSheets({ diades: 500, instantania: sheet });
    history.replaceState(null, '', '?poblacio=Vic');
    render(list);
    expect(await screen.findByRole('alert')).toHaveTextContent(/és la còpia desada amb el web/);
    expect(within(await results()).getByText('1 diada')).toBeVisible();
  });

  it('says that there is nothing to show when the copy fails too, and tries again', async () => {
    serveSheets({ diades: 'unreachable', instantania: 'unreachable' });
    history.replaceState(null, '', '?poblacio=Vic');
    render(list);
    expect(await screen.findByRole('alert')).toHaveTextContent(/no hi ha dades per ensenyar/);
    expect(screen.queryByRole('region', { name: 'Resultats' })).not.toBeInTheDocument();
    expect(screen.queryByText(/Còpia de les dades/)).not.toBeInTheDocument();
    serveSheets({ diades: sheet });
    await userEvent.click(screen.getByRole('button', { name: 'Torna-ho a provar' }));
    expect(within(await results()).getByText('1 diada')).toBeVisible();
  });

  it('shows a windowful of a long list at once and the rest in slices, counted from the start', async () => {
    const idle = waitForIdle();
    serveSheets({ diades: manyDiades(120) });
    history.replaceState(null, '', '?des=');
    render(list);
    const region = await results();
    expect(within(region).getByText('120 diades')).toBeVisible();
    expect(within(region).getByRole('table')).toHaveAttribute('aria-rowcount', '121');
    const rows = () => within(region).getAllByRole('rowheader').length;
    const first = rows();
    expect(first).toBeLessThan(60);
    idle.come();
    expect(rows()).toBeGreaterThan(first);
    for (let moment = 0; moment < 20; moment += 1) idle.come();
    expect(rows()).toBe(120);
  });

  it('begins again with another order, and comes whole to be printed', async () => {
    const idle = waitForIdle();
    serveSheets({ diades: manyDiades(120) });
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

  it('shows text that looks like a program as text', async () => {
    serveSheets({ diades: aSheet({ motiu: '<script>alert(1)</script>' }) });
    history.replaceState(null, '', '?des=');
    render(list);
    expect(within(await results()).getByRole('rowheader')).toHaveTextContent('<script>alert(1)</script>');
  });

  it('has no accessibility fault', async () => {
    history.replaceState(null, '', '?des=');
    const { container } = render(list);
    await results();
    expect((await axe(container)).violations).toEqual([]);
  });
});
