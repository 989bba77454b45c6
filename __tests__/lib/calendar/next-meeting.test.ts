import { aCourse, anAgendaItem, aPlan, momentsOfTwoYears, tellTwoYears } from '@/__tests__/builders/meetings';
import { aDiada } from '@/__tests__/builders/results';
import { anniversariesOf, areAnniversaries, remember } from '@/lib/calendar/anniversaries';
import { allPauses, type Course, isPaused, weeklyDates } from '@/lib/calendar/course';
import { madridToUtc } from '@/lib/calendar/madrid-time';
import {
  courseFrom,
  meetingPlan,
  nextMeeting,
  rehearsalAfter,
  withoutRehearsal,
} from '@/lib/calendar/next-meeting';
import { rehearsalAnchor } from '@/lib/calendar/rehearsal-days';
import { addDays } from '@/lib/dates/days';

/** What of `aCourse` is held and is not a rehearsal of each week. */
const HELD = [
  ['diada', '2026-11-26', '13:00', '2026-11-26', '16:30'],
  [rehearsalAnchor('dimarts', '2027-02-09'), '2027-02-10', '22:30', '2027-02-11', '00:30'],
  ['portes', '2027-03-02', '14:00', '2027-03-02', '16:00'],
  ['fira', '2027-04-24', '12:00', '2027-04-24', '14:00'],
  ['festa', '2027-05-08', '18:00', '2027-05-09', '02:00'],
  ['portes-de-juny', '2027-06-01', '18:00', '2027-06-01', '20:00'],
  ['concurs', '2027-10-09', '00:00', '2027-10-10', '00:00'],
] as const;
const LAST_DAYS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(HELD.map(([id, , , lastDay]) => [id, lastDay])),
  concurs: '2027-10-09',
  sopar: '2026-09-14',
  aplec: '2027-04-15',
  'portes-de-maig': '2027-05-04',
};

test.each(['2026-09-01', '2026-11-26', '2026-12-28', '2027-02-10', '2027-04-24', '2027-05-09', '2028-07-01'])(
  'the next meeting is the same from %s on when what was over then is left out',
  (built) => {
    const rest = courseFrom(aCourse, built);
    const over = aCourse.agenda.filter(({ id }) => (LAST_DAYS[id] ?? '') < built);
    expect(rest.agenda).toHaveLength(aCourse.agenda.length - over.length);
    const plan = meetingPlan(rest);
    for (let date = built; date < '2028-07-01'; date = addDays(date, 3)) {
      const now = { date, time: '12:00' };
      expect(nextMeeting(plan, now)).toEqual(nextMeeting(aPlan, now));
    }
  },
);

test.each([
  ['a performance', '2026-11-26 16:30', '2026-11-29 00:30'],
  ['a rehearsal of the same day', '2026-11-24 14:00', '2026-11-24 14:00'],
  ['what was moved', '2027-02-09 16:00', '2027-02-10 22:30'],
  ['an item of the agenda', '2027-03-01 10:00', '2027-03-02 14:00'],
  ['the last', '2028-06-15 22:00', undefined],
])('the rehearsal after %s, at %s, is on %s', (_, moment, on) => {
  const next = rehearsalAfter(aCourse, moment);
  expect(next && `${next.date} ${next.start}`).toBe(on);
});

test('a day without a rehearsal is one of a pause or a performance, but for another rehearsal on it', () => {
  const days = (course: Course) => withoutRehearsal(course).map(({ from, to }) => `${from}/${to}`);
  expect(days(aCourse)).toEqual([
    '2026-11-26/2026-11-26',
    '2026-12-22/2027-01-07',
    '2027-04-15/2027-04-15',
    '2027-04-22/2027-04-22',
  ]);
  const weekend = { from: '2026-10-02', to: '2026-10-03', reason: 'cap de setmana' };
  const instead = anAgendaItem({ kind: 'assaig', date: '2026-11-26', start: '18:00' });
  const other = { ...aCourse, pauses: [weekend], agenda: [...aCourse.agenda, instead] };
  expect(days(other)).toEqual(['2027-04-15/2027-04-15', '2027-04-22/2027-04-22']);
});

/** The same from instants of UTC alone: no day or hour of any place is compared. */
const pauses = allPauses(aCourse);
const NOT_WEEKLY = ['2027-02-04 vespre', '2027-02-09 dimarts', '2027-05-04 dimarts', '2027-06-01 dimarts'];
const instants = [
  ...HELD.map(([id, date, start, lastDay, end]) => ({
    id,
    date,
    starts: madridToUtc(date, start),
    ends: madridToUtc(lastDay, end),
  })),
  ...aCourse.rehearsals.flatMap(({ id, weekday, from, to }) =>
    weeklyDates(weekday, aCourse.season)
      .filter((date) => !isPaused(date, pauses) && !NOT_WEEKLY.includes(`${date} ${id}`))
      .map((date) => ({ id, date, starts: madridToUtc(date, from), ends: madridToUtc(date, to) })),
  ),
].toSorted((a, b) => a.starts - b.starts);

function expected(moment: number): string {
  const next = instants.find(({ ends }) => ends > moment);
  return next ? `${next.id}@${next.date}${next.starts <= moment ? '!' : ''}` : '-';
}

test('the next meeting is right on every day of two years and through four changes of the clock', () => {
  expect(tellTwoYears()).toEqual(momentsOfTwoYears().map(expected));
});

const anniversariesOn = (...dates: string[]) =>
  anniversariesOf(dates.map((date) => aDiada(['3d7', 'Pd4+Pd4'], { date })));

const remembered = (today: string, dates: string[]) => {
  const { distance, diades } = remember(anniversariesOn(...dates), today);
  return [distance, ...diades.map(({ date }) => date)];
};

test.each([
  ['the same day', '2026-11-21', ['2001-11-21', '2024-11-21', '2024-11-20'], [0, '2024-11-21', '2001-11-21']],
  [
    'the latest three',
    '2026-11-14',
    ['2010-11-14', '2012-11-14', '2014-11-14', '2016-11-14'],
    [0, '2016-11-14', '2014-11-14', '2012-11-14'],
  ],
  ['the nearest day', '2026-11-21', ['2024-11-10', '2020-11-25'], [4, '2020-11-25']],
  ['the day just past when two are as near', '2026-11-21', ['2024-11-23', '2020-11-19'], [2, '2020-11-19']],
  ['half a year away, either way', '2026-01-01', ['2025-07-02'], [183, '2025-07-02']],
  ['across the end of the year', '2026-01-02', ['2024-12-30', '2024-01-10'], [3, '2024-12-30']],
  ['29 February', '2024-02-29', ['2020-02-29', '2023-02-28'], [0, '2020-02-29']],
  ['nothing that is still to come', '2026-11-21', ['2027-11-21', '2024-06-01'], [173, '2024-06-01']],
  ['nothing at all', '2026-11-21', [], [0]],
])('what is remembered on a day is %s', (_, today, dates, expected) => {
  expect(remembered(today, dates)).toEqual(expected);
});

describe('anniversaries', () => {
  const anniversaries = anniversariesOn('2010-11-14');

  test('have the towers in notation and in words', () => {
    expect(anniversaries).toMatchObject([
      { towers: '3d7 · 2Pd4', names: 'tres de set, dos pilars de quatre' },
    ]);
  });

  test('areAnniversaries rejects other JSON', () => {
    expect(areAnniversaries(JSON.parse(JSON.stringify(anniversaries)))).toBe(true);
    for (const wrong of [null, {}, [null], ['x'], [{ date: 3 }]]) expect(areAnniversaries(wrong)).toBe(false);
  });
});
