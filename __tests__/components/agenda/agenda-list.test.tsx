import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { anAgendaItem } from '@/__tests__/builders/agenda';
import { AgendaList } from '@/components/agenda/agenda-list';
import { AGENDA_TEXTS } from '@/content/interface/calendar';
import type { AgendaItem } from '@/lib/calendar/agenda';

const anItem = (title: string, date: string, more: Partial<AgendaItem> = {}) =>
  anAgendaItem({ id: title, title, date, ...more });

const items = [
  anItem('Castanyada', '2026-10-30'),
  anItem('Rural', '2027-02-19', { until: '2027-02-21' }),
  anItem('Diada', '2026-11-26', { kind: 'actuacio', start: '13:00', end: '16:30' }),
];

const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('AgendaList', () => {
  it('holds the whole course in the HTML, for those without scripts', () => {
    const html = renderToString(<AgendaList items={items} today="2026-11-21" />);
    for (const { title } of items) expect(html).toContain(title);
  });

  it('folds away what is over and gives it back when asked', async () => {
    render(<AgendaList items={items} today="2026-11-21" />);
    expect(titles()).toEqual(['Diada', 'Rural']);
    await userEvent.click(screen.getByRole('button', { name: /ja ha passat \(1\)/ }));
    expect(titles()).toEqual(['Castanyada', 'Diada', 'Rural']);
  });

  it('keeps what lasts several days until its last day', () => {
    render(<AgendaList items={items} today="2027-02-21" />);
    expect(titles()).toEqual(['Rural']);
  });

  it('says so when the course is over', () => {
    render(<AgendaList items={items} today="2027-07-01" />);
    expect(screen.getByText(AGENDA_TEXTS.over)).toBeInTheDocument();
  });
});
