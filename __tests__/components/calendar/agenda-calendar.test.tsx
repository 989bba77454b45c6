import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { renderWith } from '@/__tests__/builders/drawn';
import { renderHtml, runInlineScripts, setClock } from '@/__tests__/builders/inline-scripts';
import { anAgendaItem, aRehearsal } from '@/__tests__/builders/meetings';
import { agenda } from '@/components/calendar/agenda.enhancement';
import { AgendaCalendar } from '@/components/calendar/agenda-calendar';
import { CalendarAddress, SubscribeLink } from '@/components/calendar/calendar-subscription';
import { ownHost } from '@/components/calendar/calendar-subscription.enhancement';
import { EnglishWelcome } from '@/components/calendar/english-welcome';
import { Greetings, LanguageLinks } from '@/components/calendar/greetings';
import { AnswerList } from '@/components/ui/text/answer-list';
import { rehearsals } from '@/content/calendar/rehearsals';
import { rehearsalSeason } from '@/content/calendar/season';
import { AGENDA_TEXTS } from '@/content/interface/calendar';
import type { Course } from '@/lib/calendar/course';
import { siteUrl } from '@/lib/site/address';

const course: Course = {
  season: { from: '2026-10-20', to: '2026-12-20' },
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

/** What the scripts in the page do before anything is painted, at noon of Madrid on a day. */
function openOn(day: string): void {
  setClock(`${day}T11:00:00Z`);
  runInlineScripts(document);
}

async function renderOn(day: string, shown = course) {
  const calendar = <AgendaCalendar course={shown} built="2026-11-21" />;
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
});

const both = (
  <>
    <SubscribeLink file="/assajos.ics">Subscriu-t'hi</SubscribeLink>
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
    expect(screen.getByRole('link')).toHaveAttribute('href', `webcal://${location.host}/assajos.ics`);
  });
});

describe('the answers for newcomers', () => {
  const items = [
    { id: 'edat', question: 'Quina edat?', answer: 'Setze anys.' },
    { id: 'preu', question: 'Quant costa?', answer: 'Res.' },
  ];
  const opened = () => items.map(({ id }) => document.getElementById(id)?.hasAttribute('open'));

  test('open again by a second press of the same link', async () => {
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
});

test('the welcome in English is in English, short, and has the hours and places of all rehearsals', () => {
  const { container } = renderHtml(<EnglishWelcome built={rehearsalSeason.from} />);
  for (const unseen of container.querySelectorAll('[hidden], script')) unseen.remove();
  const welcome = container.querySelector('[lang="en"]');
  for (const { from, to, place } of rehearsals) {
    expect(welcome).toHaveTextContent(`${from}–${to}`);
    expect(screen.getAllByText(`${place.name}, ${place.address}`)[0]).toHaveAttribute('lang', 'ca');
  }
  const words = welcome?.textContent?.match(/\p{L}[\p{L}'’·-]*/gu) ?? [];
  expect(words.length).toBeGreaterThan(10);
  expect(words.length).toBeLessThanOrEqual(280);
});

test('the links to other languages link to all texts in other languages, each marked with its language', async () => {
  const { container } = renderHtml(
    <>
      <LanguageLinks />
      <EnglishWelcome built={rehearsalSeason.from} />
      <Greetings />
    </>,
  );
  const links = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('#'));
  const sections = [...container.querySelectorAll<HTMLElement>('details[lang]')];
  expect(links.map((link) => [link.lang, link.getAttribute('href')])).toEqual(
    sections.map((section) => [section.lang, `#${section.id}`]),
  );
  expect(links).not.toHaveLength(0);
});
