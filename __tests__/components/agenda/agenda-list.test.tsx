import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { anAgendaItem } from '@/__tests__/builders/agenda';
import { renderWith } from '@/__tests__/builders/behaving';
import { agenda } from '@/components/agenda/agenda.behaviour';
import { AgendaList } from '@/components/agenda/agenda-list';
import { AGENDA_TEXTS } from '@/content/interface/calendar';
import type { AgendaItem } from '@/lib/calendar/agenda';

const anItem = (title: string, date: string, more: Partial<AgendaItem> = {}) =>
  anAgendaItem({ id: title, title, date, ...more });

const items = [
  anItem('Castanyada', '2026-11-02'),
  anItem('Rural', '2027-02-19', { until: '2027-02-21' }),
  anItem('Diada', '2026-11-26', { kind: 'actuacio', start: '13:00', end: '16:30' }),
];

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

/** The list as it is in the browser on a day, at noon of Madrid. */
function renderOn(today: string) {
  jest.useFakeTimers({ now: new Date(`${today}T11:00:00Z`), doNotFake: ['setTimeout', 'setInterval'] });
  return renderWith(agenda, <AgendaList items={items} />);
}

afterEach(() => jest.useRealTimers());

describe('AgendaList', () => {
  it('holds the whole course in the HTML in order, for those without scripts', () => {
    const html = renderToString(<AgendaList items={items} />);
    const places = ['Castanyada', 'Diada', 'Rural'].map((title) => html.indexOf(title));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('folds away what is over and gives it back when asked', async () => {
    await renderOn('2026-11-21');
    expect(titles()).toEqual(['Diada', 'Rural']);
    const button = screen.getByRole('button', { name: /ja ha passat \(1\)/, pressed: false });
    await userEvent.click(button);
    expect(titles()).toEqual(['Castanyada', 'Diada', 'Rural']);
    await userEvent.click(button);
    expect(titles()).toEqual(['Diada', 'Rural']);
  });

  it('names a month with the first item of it that is shown', async () => {
    await renderOn('2026-11-21');
    const months = () => screen.getAllByText(/de 202[67]$/).filter((month) => !month.closest('[hidden]'));
    expect(months()).toHaveLength(2);
    await userEvent.click(screen.getByRole('button'));
    expect(months()).toHaveLength(2);
    expect(months()[0]?.closest('li')).toHaveTextContent('Castanyada');
  });

  it('keeps what lasts several days until its last day', async () => {
    await renderOn('2027-02-21');
    expect(titles()).toEqual(['Rural']);
  });

  it('shows no button before anything is over', async () => {
    await renderOn('2026-11-01');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says so when the course is over', async () => {
    await renderOn('2027-07-01');
    expect(titles()).toEqual([]);
    expect(screen.getByText(AGENDA_TEXTS.over)).toBeVisible();
  });
});
