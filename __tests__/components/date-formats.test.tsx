import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { renderWith } from '@/__tests__/builders/drawn';
import { aCourse } from '@/__tests__/builders/meetings';
import { originalText } from '@/__tests__/builders/original-saves';
import { agenda } from '@/components/calendar/agenda.enhancement';
import { AgendaCalendar } from '@/components/calendar/agenda-calendar';
import { openingScript } from '@/components/calendar/shown-month';
import { ChallengeBoard } from '@/components/castle-game/challenge/challenge-board';
import { OwnCopy } from '@/components/castle-game/screens/help/help-screen';
import { DailySection } from '@/components/games/daily-castell/daily-section';
import { NextMeeting } from '@/components/home/next-meeting';
import { nextMeetingEnhancement } from '@/components/home/next-meeting.enhancement';
import { course } from '@/content/calendar/course';
import { rules } from '@/content/castle-game/rulebook';
import { weekText } from '@/content/interface/castle-game/challenge';
import { copyAge } from '@/content/interface/castle-game/saves';
import { DAILY_OFFER_TEXTS, dailyTitle } from '@/content/interface/games/hub';
import { calendarMonths } from '@/lib/calendar/month-view';
import { meetingPlan, nextMeeting } from '@/lib/calendar/next-meeting';
import { dateFrom } from '@/lib/castle-game/dates';
import { defaultFileName } from '@/lib/castle-game/saves/file-name';
import { historyRows } from '@/lib/castle-game/screens/history';
import { clockInMadrid, dateInMadrid } from '@/lib/dates/madrid';

/** Writes every locale as the United States do, with other separators: `11/23/2026`, `23/30/00`. */
class OtherFormat extends Intl.DateTimeFormat {
  constructor(_locales?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions) {
    super('en-US', options);
  }
  override formatToParts(date: Date | number = Date.now()): Intl.DateTimeFormatPart[] {
    return super.formatToParts(date);
  }
  override format(date?: Date | number): string {
    return this.formatToParts(date)
      .map(({ type, value }) => (type === 'literal' ? '/' : value))
      .join('');
  }
}

const NOW = Date.parse('2026-11-23T22:30:00Z');

beforeEach(() => {
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'] as const)
    jest.spyOn(Date.prototype, name).mockReturnValue('11/23/2026, 11:30:00 PM');
  jest.useFakeTimers({ now: NOW, doNotFake: ['queueMicrotask', 'setImmediate'] });
  // The fake timers have an `Intl` of their own, which goes with them.
  Object.defineProperty(Intl, 'DateTimeFormat', { configurable: true, value: OtherFormat });
});
afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

describe('in a browser that writes the dates of every locale in another way', () => {
  test('that is what the browser of this test does', () => {
    for (const locale of ['en-CA', 'en-GB', 'sv-SE'])
      expect(
        new Intl.DateTimeFormat(locale, {
          timeZone: 'Europe/Madrid',
          year: 'numeric',
          month: '2-digit',
          day: '2-digit',
        }).format(NOW),
      ).toBe('11/23/2026');
  });

  test('the date and the clock in Madrid are the same', () => {
    expect(dateInMadrid(NOW)).toBe('2026-11-23');
    expect(clockInMadrid(NOW)).toBe('23:30:00');
    expect(dateInMadrid(Date.parse('2027-01-02T03:04:05Z'))).toBe('2027-01-02');
    expect(clockInMadrid(Date.parse('2027-01-02T03:04:05Z'))).toBe('04:04:05');
    expect(clockInMadrid(Date.parse('2027-01-01T23:00:00Z'))).toBe('00:00:00');
  });

  test('the next rehearsal is shown', async () => {
    await renderWith(nextMeetingEnhancement, <NextMeeting from={course.season.from} />);
    const shown = document.querySelector('[data-meeting][data-shown="true"]');
    const next = nextMeeting(meetingPlan(course), { date: '2026-11-23', time: '23:30' });
    expect(shown).toHaveAttribute('data-meeting', next?.id ?? 'over');
  });

  test('the agenda opens at the present month and marks today', async () => {
    const holder = document.body.appendChild(document.createElement('div'));
    holder.innerHTML = renderToString(<AgendaCalendar course={aCourse} built="2026-11-23" />);
    const script = holder.querySelector('[data-agenda] script');
    Object.defineProperty(document, 'currentScript', { configurable: true, value: script });
    // biome-ignore lint/security/noGlobalEval: jsdom does not run what React puts in the page
    eval(openingScript(calendarMonths(aCourse)));
    await renderWith(agenda, <p />);
    expect(holder.querySelector('[data-agenda]')).toHaveAttribute('data-month', '2026-11');
    const today = holder.querySelector('td[aria-current="date"]');
    expect(today).toHaveAttribute('data-agenda-until', '2026-11-23');
  });

  test('the castell of the day is that of today', async () => {
    render(<DailySection pages={[]} />);
    fireEvent.click(screen.getByRole('button', { name: DAILY_OFFER_TEXTS.play }));
    expect(await screen.findByRole('heading', { name: dailyTitle('2026-11-23') })).toBeVisible();
  });

  test('the challenge is that of this week', () => {
    render(<ChallengeBoard length="short" onLeave={() => {}} />);
    expect(screen.getByText(weekText('2026-W48'))).toBeVisible();
  });

  test('the age of a copy is counted', async () => {
    const backup = { madeAt: Date.parse('2026-11-20T12:00:00Z'), days: 2, reminds: true };
    await act(async () => void render(<OwnCopy backup={backup} onRemind={() => {}} />));
    expect(screen.getByText(copyAge(backup, '2026-11-23'))).toBeVisible();
    expect(copyAge(backup, '2026-11-23')).toContain('fa 3 dies');
  });

  test('an export is named after its moment', () => {
    expect(defaultFileName('Els Verds', NOW)).toBe('els-verds_2026-11-23_23-30-00');
  });

  test('moments of old saves are dates', () => {
    expect(dateFrom('2023-09-17T22:00:00.000Z')).toBe('2023-09-18');
    const decoded = rules.decodeGame(originalText('fivePerformances'));
    if (!decoded.ok) throw new Error(JSON.stringify(decoded.reason));
    for (const { day, time } of historyRows(decoded.state.team)) {
      expect(day).toMatch(/ de \d{4}$/);
      expect(time).toMatch(/^\d\d:\d\d$/);
    }
  });
});
