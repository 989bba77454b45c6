import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { standInForNearness } from '@/__tests__/builders/browser';
import { renderWith } from '@/__tests__/builders/drawn';
import { renderHtml, runInlineScripts } from '@/__tests__/builders/inline-scripts';
import { aDiada, answerOf } from '@/__tests__/builders/results';
import { OnThisDay } from '@/components/home/on-this-day';
import { onThisDay } from '@/components/home/on-this-day.enhancement';
import { randomQuotes } from '@/components/home/random-quotes.enhancement';
import { RandomQuotes } from '@/components/home/sections';
import { NextMeeting } from '@/components/shared/next-meeting/next-meeting';
import { course } from '@/content/calendar/course';
import { NEXT_MEETING_TEXTS } from '@/content/interface/calendar';
import { anniversariesOf, remember } from '@/lib/calendar/anniversaries';
import { weeklyDates } from '@/lib/calendar/course';
import { madridToUtc } from '@/lib/calendar/madrid-time';
import { meetingPlan, nextMeeting } from '@/lib/calendar/next-meeting';
import { rehearsalAnchor } from '@/lib/calendar/rehearsal-days';

const shown = () => {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-meeting][data-shown="true"]')];
  expect(cards).toHaveLength(1);
  return cards[0] as HTMLElement;
};

/** The page read at an hour of Madrid. */
function readAt(date: string, time: string): HTMLElement {
  jest.useFakeTimers({ now: madridToUtc(date, time), doNotFake: ['setTimeout'] });
  runInlineScripts(renderHtml(<NextMeeting from={course.season.from} />).container);
  return shown();
}

// The last rehearsal of the course, which no club lacks.
const plan = meetingPlan(course);
const [last] = course.rehearsals
  .flatMap(({ weekday }) => weeklyDates(weekday, course.season))
  .toSorted()
  .reverse()
  .filter((date) => nextMeeting(plan, { date, time: '00:00' })?.date === date);
if (!last) throw new Error('The course has no rehearsal.');
const next = nextMeeting(plan, { date: last, time: '00:00' });
const own = course.rehearsals.find(({ id }) => id === next?.id);

test('when the club meets next shows "today" and "now", and follows the clock while the page is open', async () => {
  expect(readAt(last, '00:01')).toHaveTextContent(`Avui, ${own?.weekday}`);
  expect(within(shown()).getByRole('link', { name: NEXT_MEETING_TEXTS.assaig.agenda })).toHaveAttribute(
    'href',
    expect.stringContaining(`/agenda/#${rehearsalAnchor(own?.id ?? '', last)}`),
  );
  jest.setSystemTime(madridToUtc(last, own?.from ?? '00:00'));
  jest.advanceTimersByTime(60_000);
  expect(shown()).toHaveTextContent('Ara mateix');
});

const anniversaries = anniversariesOf([
  aDiada(['3d7'], { date: '2010-11-14', reason: 'Aniversari' }),
  aDiada(['4d7'], { date: '2015-04-23', reason: 'Sant Jordi', town: 'Vic' }),
]);
const element = (
  <OnThisDay
    initial={remember(anniversaries, '2026-11-14')}
    built="2026-11-14"
    last="2015-04-23"
    listPath="/llista"
  />
);

/** A visit to the page; answers how to scroll down to the section. */
async function visitOn(date: string, answer: () => string = () => JSON.stringify(anniversaries)) {
  jest.useFakeTimers({ now: new Date(`${date}T12:00:00`), doNotFake: ['setTimeout', 'setInterval'] });
  const fetched = jest.fn(async () => answerOf(answer()));
  globalThis.fetch = fetched;
  const bringNear = standInForNearness();
  await renderWith(onThisDay, element);
  return { bringNear, fetched };
}

describe('Tal dia com avui', () => {
  test('has the diada of the day of the build in the HTML, and no word of when today is', () => {
    const box = document.createElement('div');
    box.innerHTML = renderToString(element);
    expect(box).toHaveTextContent('Aniversari');
    expect(box).toHaveTextContent('Última diada als resultats: 23/04/2015.');
    expect(box).not.toHaveTextContent('Avui fa');
  });

  test('fetches nothing on the day of the build', async () => {
    const { bringNear, fetched } = await visitOn('2026-11-14');
    bringNear();
    expect(screen.getByText('Avui fa 16 anys que vam sortir a plaça.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Aniversari, Barcelona' })).toBeVisible();
    expect(fetched).not.toHaveBeenCalled();
  });

  test('shows the nearest diada on another day, once the section is near the viewport', async () => {
    const { bringNear, fetched } = await visitOn('2027-04-21');
    expect(screen.getByRole('heading', { name: 'Aniversari, Barcelona' })).toBeVisible();
    expect(fetched).not.toHaveBeenCalled();
    bringNear();
    expect(await screen.findByRole('heading', { name: 'Sant Jordi, Vic' })).toBeVisible();
    expect(screen.getByText(/cau més a prop/)).toBeVisible();
    expect(screen.getByText("23 d'abril")).toBeVisible();
    expect(screen.getByText('2015')).toBeVisible();
    expect(screen.getByText('4d7')).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/llista/?des=2015-04-23&fins=2015-04-23');
  });

  test.each(['<html>', '[7]', '[]'])('keeps its content when the response is %s', async (text) => {
    const read = jest.fn(() => text);
    const { bringNear } = await visitOn('2027-04-21', read);
    bringNear();
    await jest.advanceTimersByTimeAsync(0);
    expect(read).toHaveBeenCalled();
    expect(screen.getByRole('heading', { name: 'Aniversari, Barcelona' })).toBeVisible();
    expect(screen.queryByText(/Avui fa|cau més a prop/)).toBeNull();
  });
});

const quote = (name: string) => ({ quote: name, author: `de ${name}` });
const groups = [
  [quote('a'), quote('b')],
  [quote('c'), quote('d')],
];
const chosen = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-chosen="true"] blockquote')].map((element) => element.textContent);

test('RandomQuotes chooses one of each group by chance in the browser', async () => {
  jest.spyOn(Math, 'random').mockReturnValueOnce(0.9).mockReturnValueOnce(0.1);
  const { container } = await renderWith(randomQuotes, <RandomQuotes groups={groups} />);
  expect(chosen(container)).toEqual(['b', 'c']);
});
