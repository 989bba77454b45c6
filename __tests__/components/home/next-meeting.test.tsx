import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { renderWith } from '@/__tests__/builders/behaving';
import { NextMeeting } from '@/components/home/next-meeting';
import { nextMeetingEnhancement } from '@/components/home/next-meeting.enhancement';
import { course } from '@/content/calendar/course';
import { NEXT_MEETING_TEXTS } from '@/content/interface/calendar';
import { weeklyDates } from '@/lib/calendar/course';
import { madridToUtc } from '@/lib/calendar/madrid-time';
import { meetingPlan, nextMeeting } from '@/lib/calendar/next-meeting';
import { addDays } from '@/lib/dates/days';
import { dayAndMonth } from '@/lib/dates/formats';

const shown = () => {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-meeting][data-shown="true"]')];
  expect(cards).toHaveLength(1);
  return cards[0] as HTMLElement;
};

/** The page read at an hour of Madrid. */
async function readAt(date: string, time: string): Promise<HTMLElement> {
  jest.useFakeTimers({ now: madridToUtc(date, time), doNotFake: ['setTimeout'] });
  await renderWith(nextMeetingEnhancement, <NextMeeting from={course.season.from} />);
  return shown();
}

afterEach(() => jest.useRealTimers());

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

describe('when the club meets next', () => {
  test('is the weekly hours for who has no scripts', () => {
    const html = renderToString(<NextMeeting from={course.season.from} />);
    expect(html).toMatch(/data-meeting="weekly" data-shown="true"/);
    expect(html.match(/data-shown/g)).toHaveLength(1);
    for (const { from, to } of course.rehearsals) expect(html).toContain(`${from}<!-- -->–<!-- -->${to}`);
  });

  test('brings no card of what was over when the page was built', () => {
    const cards = (from: string) =>
      renderToString(<NextMeeting from={from} />).match(/data-meeting="/g)?.length;
    // The weekly hours, each rehearsal, and what is said when the course is over.
    expect(cards(addDays(course.season.to, 400))).toBe(course.rehearsals.length + 2);
    expect(cards(course.season.from)).toBeGreaterThan(course.rehearsals.length + 2);
  });

  test('shows day, hours, place, directions and one link', async () => {
    const card = await readAt(addDays(last, -1), '23:59');
    expect(card).toHaveTextContent(`Demà, ${own?.weekday} ${dayAndMonth(last)}`);
    expect(card).toHaveTextContent(`${own?.from}–${own?.to}`);
    expect(card).toHaveTextContent(own?.place.name ?? '?');
    expect(card).toHaveTextContent(own?.place.howToGet ?? '?');
    expect(within(card).getAllByRole('link')).toHaveLength(1);
  });

  test('shows "today" and "now", and follows the clock while the page is open', async () => {
    expect(await readAt(last, '00:01')).toHaveTextContent(`Avui, ${own?.weekday}`);
    jest.setSystemTime(madridToUtc(last, own?.from ?? '00:00'));
    jest.advanceTimersByTime(60_000);
    expect(shown()).toHaveTextContent('Ara mateix');
  });

  test('is nothing when the course is over', async () => {
    const card = await readAt(addDays(course.season.to, 400), '12:00');
    expect(card).toHaveTextContent(NEXT_MEETING_TEXTS.over.title);
  });

  test('has no accessibility fault', async () => {
    await readAt(last, '00:01');
    jest.useRealTimers();
    expect((await axe(screen.getByRole('region'))).violations).toEqual([]);
  });
});
