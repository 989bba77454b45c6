import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { renderWith } from '@/__tests__/builders/drawn';
import { renderHtml, runInlineScripts, setClock } from '@/__tests__/builders/inline-scripts';
import { anAgendaItem, aRehearsal } from '@/__tests__/builders/meetings';
import { agenda } from '@/components/calendar/agenda.enhancement';
import { AgendaCalendar } from '@/components/calendar/agenda-calendar';
import { CalendarAddress, CalendarWays } from '@/components/calendar/calendar-subscription';
import { ownHost } from '@/components/calendar/calendar-subscription.enhancement';
import { EnglishHours } from '@/components/calendar/english-hours';

import { CalendarNotices } from '@/components/shared/calendar-notices';
import { AnswerList } from '@/components/ui/text/answer-list';
import { AGENDA_TEXTS } from '@/content/interface/calendar';
import { ENGLISH } from '@/content/interface/english';
import type { Course } from '@/lib/calendar/course';
import { madridToUtc } from '@/lib/calendar/madrid-time';
import { siteUrl } from '@/lib/site/address';

const course: Course = {
  season: { from: '2026-10-28', to: '2026-12-20' },
  rehearsals: [aRehearsal()],
  pauses: [{ from: '2026-12-08', to: '2026-12-08', reason: 'Festa' }],
  changes: [
    { date: '2026-11-03', rehearsal: 'dimarts', status: 'anul·lat', reason: 'pluja' },
    { date: '2026-12-01', rehearsal: 'dimarts', movedTo: { date: '2026-11-30' }, reason: 'obres' },
  ],
  agenda: [
    anAgendaItem({ id: 'castanyada', title: 'Castanyada', date: '2026-10-30' }),
    anAgendaItem({
      id: 'diada',
      kind: 'actuacio',
      title: 'Diada',
      date: '2026-11-24',
      start: '13:00',
      end: '16:00',
      howToGet: 'Amb tren.',
    }),
    anAgendaItem({ id: 'tio', title: 'Tió', date: '2026-12-17' }),
  ],
};

/** The diada has results, as has a day on which the agenda has something else. */
const results = (date: string) =>
  ['2026-10-30', '2026-11-24'].includes(date) ? `/llista?des=${date}` : undefined;

/** What the scripts in the page do before anything is painted, at noon of Madrid on a day. */
function openOn(day: string): void {
  setClock(`${day}T11:00:00Z`);
  runInlineScripts(document);
}

async function renderOn(day: string, shown = course) {
  const calendar = <AgendaCalendar course={shown} built="2026-11-21" results={results} />;
  const holder = document.createElement('div');
  document.body.append(holder);
  holder.innerHTML = renderToString(calendar);
  openOn(day);
  await renderWith(agenda, <p />);
  return holder;
}

beforeEach(() => history.replaceState(null, '', '/agenda/'));
afterEach(() => {
  document.body.replaceChildren();
});

describe('the agenda', () => {
  test('marks the new day when the page becomes visible again', async () => {
    const holder = await renderOn('2026-11-24');
    const marked = () => holder.querySelector('td[aria-current="date"]')?.getAttribute('data-agenda-until');
    const isOver = () =>
      holder.querySelector('td[data-agenda-until="2026-11-24"]')?.getAttribute('data-over');
    expect([marked(), isOver()]).toEqual(['2026-11-24', 'false']);
    jest.setSystemTime(new Date('2026-11-25T11:00:00Z'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect([marked(), isOver()]).toEqual(['2026-11-25', 'true']);
    expect(holder.querySelectorAll('[aria-current="date"]')).toHaveLength(1);
  });

  test.each([
    ['in the middle of the month', '2026-11-21', '', 3, false],
    ['for a link to what is over', '2026-11-21', '#assaig-2026-11-10-dimarts', 3, true],
    ['before the month', '2026-10-31', '', 0, false],
    ['when the whole month is over', '2026-12-20', '', 0, false],
  ])('folds the past of the month %s', async (_, day, hash, count, isOpen) => {
    history.replaceState(null, '', `/agenda/${hash}`);
    const holder = await renderOn(day);
    const folds = [...holder.querySelectorAll('details')].filter(({ hidden }) => !hidden);
    const texts = folds.map((fold) => [fold.querySelector('summary')?.textContent, fold.open]);
    expect(texts).toEqual(count > 0 ? [[`${AGENDA_TEXTS.past}: ${count}`, isOpen]] : []);
    expect(holder.querySelectorAll('details li')).toHaveLength(count);
  });

  test('leads from a performance that has results to them, and from nothing else', async () => {
    const holder = await renderOn('2026-11-25');
    const links = [...holder.querySelectorAll<HTMLAnchorElement>('a[href^="/llista"]')];
    expect(links.map((link) => [link.ariaLabel, link.getAttribute('href')])).toEqual([
      [`${AGENDA_TEXTS.castells}: Diada`, '/llista/?des=2026-11-24'],
    ]);
  });

  test('offers a file of what was to come at the build and has no results', async () => {
    const holder = await renderOn('2026-11-25');
    const files = [...holder.querySelectorAll<HTMLAnchorElement>('[data-agenda-until] a[download]')];
    expect(files.map(({ ariaLabel }) => ariaLabel)).toEqual([`${AGENDA_TEXTS.file}: Tió`]);
    // Not even of the month with one day.
    expect(holder).not.toHaveTextContent(AGENDA_TEXTS.empty);
  });
});

const both = (
  <>
    <CalendarWays
      file="/assajos.ics"
      texts={{ subscribe: 'Programa', google: 'Google', download: 'Baixa' }}
    />
    <CalendarAddress file="/assajos.ics" />
  </>
);

describe('the address of the calendar', () => {
  test('is in the HTML where the site was built for, for those without scripts', () => {
    const box = document.createElement('div');
    box.innerHTML = renderToString(both);
    expect(box).toHaveTextContent(`${siteUrl}/assajos.ics`);
  });

  test('is in the browser where the site is read', async () => {
    expect(siteUrl).not.toBe(location.origin);
    await renderWith(ownHost, both);
    expect(screen.getByText(`${location.origin}/assajos.ics`)).toBeInTheDocument();
    const address = `webcal://${location.host}/assajos.ics`;
    expect(screen.getByRole('link', { name: 'Programa' })).toHaveAttribute('href', address);
    expect(screen.getByRole('link', { name: 'Google' })).toHaveAttribute(
      'href',
      `https://calendar.google.com/calendar/r?cid=${address}`,
    );
  });
});

const items = [
  { id: 'edat', question: 'Quina edat?', answer: 'Setze anys.' },
  { id: 'preu', question: 'Quant costa?', answer: 'Res.' },
];
const opened = () => items.map(({ id }) => document.getElementById(id)?.hasAttribute('open'));

test('the answers for newcomers open again by a second press of the same link', async () => {
  location.hash = '#edat';
  const { container } = renderHtml(
    <>
      <a href="#edat">Edat</a>
      <AnswerList items={items} />
    </>,
  );
  runInlineScripts(container);
  document.getElementById('edat')?.removeAttribute('open');
  screen.getByRole('link').click();
  expect(opened()).toEqual([true, false]);
});

test('the hours in English have the weekly ones, the next three rehearsals of the day of the visit, and the pauses', () => {
  const shownOn = (day: string, name: string) => {
    document.body.innerHTML = '';
    renderHtml(<EnglishHours course={course} built="2026-11-01" />);
    openOn(day);
    const list = screen.queryByRole('list', { name });
    return list
      ? within(list)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent)
      : [];
  };
  expect(shownOn('2026-11-01', ENGLISH.next)).toEqual([
    'Tuesday 10 November, 14:00–16:00: Pati',
    'Tuesday 17 November, 14:00–16:00: Pati',
    'Monday 30 November, 14:00–16:00: Pati',
  ]);
  expect(screen.getByText('Pati, Carrer Major, 1').parentElement).toHaveTextContent(/^Tuesday, 14:00–16:00/);
  expect(shownOn('2026-11-18', ENGLISH.next)[0]).toMatch(/^Monday 30 November/);
  expect(shownOn('2026-11-18', ENGLISH.next)).toHaveLength(2);
  expect(shownOn('2026-11-25', ENGLISH.pauses)).toEqual(['Tuesday 8 December: Festa']);
});

describe('the notices of changes', () => {
  const course: Course = {
    season: { from: '2026-10-28', to: '2026-12-20' },
    rehearsals: [aRehearsal()],
    pauses: [{ from: '2026-12-04', to: '2026-12-08', reason: 'Pont' }],
    changes: [
      {
        date: '2026-12-01',
        rehearsal: 'dimarts',
        movedTo: { date: '2026-12-02', place: 'Gimnàs' },
        reason: 'obres',
      },
    ],
    agenda: [
      anAgendaItem({
        id: 'diada',
        kind: 'actuacio',
        title: 'Diada',
        date: '2026-11-28',
        start: '12:00',
        end: '14:00',
        status: 'anul·lat',
        reason: 'pluja',
      }),
      anAgendaItem({ id: 'caiguda', kind: 'assaig', date: '2026-11-29', start: '10:00', end: '12:00' }),
      anAgendaItem({ id: 'tio', title: 'Tió', date: '2026-12-17' }),
    ],
  };
  const notices = [{ from: '2026-11-27', until: '2026-11-28', text: 'La plaça és tancada.' }];

  const DIADA = 'Dissabte 28 de novembre, 12:00–14:00: Diada. Actuació anul·lada: pluja.';
  const REHEARSAL =
    'Dimarts 1 de desembre, 14:00–16:00: Assaig. Passa al dimecres 2 de desembre. Nou lloc: Gimnàs. Motiu: obres.';

  /** Texts that are seen on the page of a build of 20 November. */
  function seenAt(date: string, time: string, only?: 'assaig'): (string | null)[] {
    setClock(new Date(madridToUtc(date, time)).toISOString());
    const { container } = renderHtml(
      <main>
        <CalendarNotices course={course} notices={notices} built="2026-11-20" only={only} />
      </main>,
    );
    runInlineScripts(container);
    return screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
  }

  test('nothing is left of the list when its last line is over', () => {
    seenAt('2026-12-01', '16:00');
    expect(screen.queryByRole('list')).toBeNull();
  });

  test.each([
    ['a week before the first', '2026-11-21', '12:00', []],
    ['the day before a notice, in the week of a change', '2026-11-26', '23:59', [DIADA, REHEARSAL]],
    ['the first minute of a notice', '2026-11-27', '00:00', [notices[0]?.text, DIADA, REHEARSAL]],
    [
      'the last minute of a cancelled performance',
      '2026-11-28',
      '13:59',
      [notices[0]?.text, DIADA, REHEARSAL],
    ],
    ['the minute after it', '2026-11-28', '14:00', [notices[0]?.text, REHEARSAL]],
    ['the day after a notice', '2026-11-29', '00:00', [REHEARSAL]],
    ['the end of what is before it: the card says it', '2026-11-29', '12:00', []],
    ['the end of the announced hours of what was moved', '2026-12-01', '16:00', []],
  ])('in %s, on %s at %s, the home page says %j', (_, date, time, texts) => {
    expect(seenAt(date, time)).toEqual(texts);
  });

  test('the page of the rehearsals says what becomes of them however far ahead', () => {
    expect(seenAt('2026-11-20', '12:00', 'assaig')).toEqual([REHEARSAL]);
  });

  test.each([
    ['a week before', '2026-11-27', false],
    ['six days before', '2026-11-28', true],
    ['the last day', '2026-12-08', true],
    ['the day after', '2026-12-09', false],
  ])('of days without a rehearsal it says so %s, on %s: %s', (_, date, isSaid) => {
    const text = 'Del 4 al 8 de desembre no assagem: Pont.';
    expect(seenAt(date, '12:00', 'assaig').includes(text)).toBe(isSaid);
  });

  test('each change leads to what has changed', () => {
    seenAt('2026-11-27', '12:00');
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Dissabte 28 de novembre, 12:00–14:00', '/agenda/#diada'],
      ['Dimarts 1 de desembre, 14:00–16:00', '/agenda/#assaig-2026-12-01-dimarts'],
    ]);
  });
});
