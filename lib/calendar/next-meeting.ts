import { addDays, daysBetween } from '@/lib/dates/days';
import {
  type AgendaItem,
  type AgendaKind,
  allPauses,
  asHeld,
  type Course,
  type DayOff,
  endOf,
  isCancelled,
  isPaused,
  type Occasion,
  sortAgenda,
  weeklyDates,
} from './course';
import { isChanged, type Meeting, rehearsalDays } from './rehearsal-days';

/** `2026-11-24`, `13:05`. */
export type MadridNow = { readonly date: string; readonly time: string };

export type NextMeeting = {
  readonly id: string;
  readonly date: string;
  /** True during the meeting. */
  readonly now: boolean;
};

/** Turns of the meetings that are held. */
export function meetingPlan(course: Course, only?: AgendaKind): Turn[] {
  return timesOf(course, only).map((time) => ({
    id: time.id,
    date: time.date,
    from: `${time.date} ${time.start ?? '00:00'}`,
    to: endOf(time),
  }));
}

type Time = Omit<Occasion, 'place'> & { readonly id: string };

/**
 * Each time that the club meets, in order; on a tie, agenda items come first. What has hours begins on each of its days. The id
 * of a weekly rehearsal is the same every week.
 */
function timesOf(course: Course, only?: AgendaKind): Time[] {
  const dated = datedMeetings(course, only).flatMap(({ until, ...meeting }) =>
    meeting.start && until
      ? daysFrom(meeting.date, until).map((date) => ({ ...meeting, date }))
      : { ...meeting, until },
  );
  const weekly = rehearsalDays(course)
    .filter((day) => !isChanged(day))
    .map((day) => ({ ...day, id: day.rehearsal.id }));
  return sortAgenda<Time>([...dated, ...weekly]);
}

/** Performances and rehearsals of the agenda, and weekly rehearsals that were moved. None is cancelled. */
export function datedMeetings(course: Course, only?: AgendaKind): Meeting[] {
  const items = meetingsOfAgenda(course.agenda).map(asHeld);
  const moved = rehearsalDays(course).filter(({ announced }) => announced);
  const all: Meeting[] = [...items, ...moved];
  return all.filter((meeting) => !isCancelled(meeting) && (!only || meeting.kind === only));
}

/** Days and breaks that leave out a weekly rehearsal. Not a day on which another rehearsal is held. */
export function withoutRehearsal(course: Course): DayOff[] {
  const weekly = course.rehearsals.flatMap(({ weekday }) => weeklyDates(weekday, course.season));
  const held = datedMeetings(course, 'assaig').map(({ date, until = date }) => ({ from: date, to: until }));
  return allPauses(course).filter(
    (pause) =>
      weekly.some((date) => isPaused(date, [pause])) &&
      !(pause.from === pause.to && isPaused(pause.from, held)),
  );
}

/** The rehearsals that end after a date, or after a moment of it. None is cancelled. */
export function rehearsalsFrom(course: Course, moment: string): Meeting[] {
  const weekly = rehearsalDays(course).filter((day) => !isChanged(day));
  return sortAgenda<Meeting>([...datedMeetings(course, 'assaig'), ...weekly]).filter(
    (meeting) => endOf(meeting) > moment,
  );
}

/** Drops what ended before the date, and was to end before it. */
export function courseFrom(course: Course, date: string): Course {
  return {
    ...course,
    pauses: course.pauses.filter(({ to }) => to >= date),
    changes: course.changes.filter(({ date: day, movedTo }) =>
      [day, movedTo?.date ?? day].some((one) => one >= date),
    ),
    agenda: course.agenda.filter((item) => {
      const { announced, ...held } = asHeld(item);
      return endOf(held) >= date || (announced && endOf(announced) >= date);
    }),
  };
}

export function meetingsOfAgenda(agenda: readonly AgendaItem[]): AgendaItem[] {
  return agenda.filter(({ kind }) => kind !== 'activitat');
}

/** Returns undefined after the last meeting. */
export function nextMeeting(plan: readonly Turn[], now: MadridNow): NextMeeting | undefined {
  const moment = `${now.date} ${now.time}`;
  const next = turnAt(plan, moment);
  return next && { id: next.id, date: next.date, now: next.from <= moment };
}

/** When the first rehearsal is that is not over at a moment, `2026-11-26 16:30`. Undefined if none is left. */
export const rehearsalAfter = (course: Course, moment: string): Omit<Occasion, 'place'> | undefined =>
  timesOf(course, 'assaig').find((time) => endOf(time) > moment);

/** One time that the club meets. It is the next one until it is over. Moments: `2026-11-24 14:00`. */
export type Turn = { readonly id: string; readonly date: string; readonly from: string; readonly to: string };

/** The first that is not over. `turns` are in order. */
export const turnAt = (turns: readonly Turn[], moment: string): Turn | undefined =>
  turns.find(({ to }) => to > moment);

/** Both included. */
export const daysFrom = (from: string, to: string): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, days) => addDays(from, days));

/** Of all turns of a meeting: start, end, and days from the start to the day of the end. `14:00 16:00 0`. */
export const turnHours = ({ date, from, to }: Turn): string =>
  `${from.slice(11)} ${to.slice(11)} ${daysBetween(date, to.slice(0, 10))}`;

/**
 * The turns as `2 0,0 3`: days since the turn before, or `from`, and place of the meeting. So they repeat week by week, and
 * compress well.
 */
export function formatTurns(turns: readonly Turn[], meetings: readonly string[], from: string): string {
  const dates = [from, ...turns.map(({ date }) => date)];
  return turns
    .map(({ id, date }, index) => `${daysBetween(dates[index] ?? from, date)} ${meetings.indexOf(id)}`)
    .join();
}

/** The id of a turn is the place of its meeting. `hours`: of each meeting. */
export function parseTurns(text: string, hours: readonly string[], from: string): Turn[] {
  let date = from;
  return text.split(',').flatMap((turn) => {
    const [gap = '', id] = turn.split(' ');
    if (!id) return [];
    date = addDays(date, Number(gap));
    const [start = '', end = '', days = ''] = hours[Number(id)]?.split(' ') ?? [];
    return [{ id, date, from: `${date} ${start}`, to: `${addDays(date, Number(days))} ${end}` }];
  });
}
