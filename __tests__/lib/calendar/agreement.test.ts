import fc from 'fast-check';
import { calendarFacts, imported } from '@/__tests__/builders/calendar-file';
import { someCourse } from '@/__tests__/builders/random-course';
import type { Course } from '@/lib/calendar/course';
import { agendaToIcs, rehearsalsToIcs } from '@/lib/calendar/ics';
import { calendarMonths, lastDays, monthToOpen } from '@/lib/calendar/month-view';
import { meetingPlan, nextMeeting } from '@/lib/calendar/next-meeting';
import { addDays } from '@/lib/dates/days';

/** What a day of the agenda says of a meeting. */
type Told = {
  readonly id: string;
  readonly title: string;
  readonly date: string;
  readonly start?: string;
  readonly end?: string;
  readonly place: string;
  readonly isOff: boolean;
};

const daysOf = (course: Course) =>
  calendarMonths(course).flatMap(({ weeks }) => weeks.flat().flatMap((day) => day ?? []));

const inAgenda = (course: Course) =>
  daysOf(course).flatMap(({ date, items, rehearsals }) => [
    ...items.map((item) => ({ ...item, date })),
    ...rehearsals.map(({ id, announced, rehearsal, ...rest }) => ({
      ...rest,
      id: announced ? id : rehearsal.id,
      uid: rehearsal.id,
      title: 'Assaig',
      until: undefined,
    })),
  ]);
type InAgenda = ReturnType<typeof inAgenda>[number];

const asTold = ({ id, title, date, start, end, place, status, ...rest }: InAgenda): Told => ({
  id: 'uid' in rest ? rest.uid : id,
  title,
  date,
  ...(start && { start }),
  ...(end && { end }),
  place,
  isOff: status !== undefined,
});

/** Each day of a whole-day event by itself. */
const inFile = (ics: string): Told[] =>
  imported(ics).flatMap(({ uid, title, from, to, location, status, wholeDay }) => {
    const told = {
      id: uid.replace('@colla.example', ''),
      title: title.replace(/^.*ANUL·LAD?A?T?: /, ''),
      place: location.replace(', Carrer Major, 1', ''),
      isOff: status === 'CANCELLED',
    };
    const [date, endDay] = [from.slice(0, 10), to.slice(0, 10)];
    const [start, end] = [from.slice(11, 16), to.slice(11, 16)];
    if (!wholeDay) return [{ ...told, date, start, ...(to > from && { end }) }];
    const days: Told[] = [];
    for (let day = date; day < endDay; day = addDays(day, 1)) days.push({ ...told, date: day });
    return days;
  });

const sorted = (all: readonly Told[]): string[] =>
  all.map((told) => JSON.stringify(Object.entries(told).sort())).sort();

/** From when a meeting is the next one, and until when. What has no hours lasts all its days. */
const turnOf = ({ id, date, until = date, start, end = '24:00' }: InAgenda & { until?: string }) => ({
  id,
  date,
  from: `${date} ${start ?? '00:00'}`,
  to: `${!start ? until : start < end ? date : addDays(date, 1)} ${end}`,
});

test('the next meeting, the agenda and both calendar files tell the same days, hours, places and states', () => {
  const property = fc.property(someCourse, (course) => {
    const agenda = inAgenda(course);
    const rehearsals = rehearsalsToIcs({ ...calendarFacts, title: 'Assaig', ...course });
    expect(sorted(inFile(rehearsals))).toEqual(
      sorted(agenda.filter(({ kind }) => kind === 'assaig').map(asTold)),
    );
    expect(sorted(inFile(agendaToIcs(calendarFacts, course.agenda)))).toEqual(
      sorted(agenda.filter((one) => !('uid' in one)).map(asTold)),
    );
    for (const only of ['assaig', undefined] as const) {
      const held = agenda.filter(
        ({ kind, status }) => !status && (only ? kind === only : kind !== 'activitat'),
      );
      const turns = held
        // Without hours all its days are one turn.
        .filter(({ id, date, start }) => start || !held.some((one) => one.id === id && one.date < date))
        .map(turnOf);
      const plan = meetingPlan(course, only);
      for (const moment of turns.flatMap(({ from, to }) => [from, to])) {
        const toCome = turns.filter(({ to }) => to > moment);
        const first = toCome.map(({ from }) => from).sort()[0];
        const next = nextMeeting(plan, { date: moment.slice(0, 10), time: moment.slice(11) });
        // Two may begin at the same time.
        const same = toCome.find(
          ({ id, date, from }) => from === first && id === next?.id && date === next.date,
        );
        if (!first) expect(next).toBeUndefined();
        else expect([next, Boolean(same)]).toEqual([{ ...next, now: first <= moment }, true]);
      }
    }
  });
  fc.assert(property);
});

test('on each day of a course, and after it, the agenda opens on what is to come next', () => {
  fc.assert(
    fc.property(someCourse, (course) => {
      const months = calendarMonths(course);
      const listed = months.flatMap(({ days }) => days);
      for (let today = '2026-09-25'; today < '2026-12-20'; today = addDays(today, 1)) {
        const isNow = listed.some(
          ({ date, items }) =>
            date.startsWith(today.slice(0, 7)) && items.some(({ until = '' }) => until >= today),
        );
        const next = listed.find(({ date }) => date >= today) ?? listed.at(-1);
        const expected = (isNow ? today : next?.date)?.slice(0, 7);
        expect([today, monthToOpen(lastDays(months), today)]).toEqual([today, expected]);
      }
    }),
  );
});
