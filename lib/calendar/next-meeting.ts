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
import { daysFrom, type Turn, turnAt } from './turns';

/** `2026-11-24`, `13:05`. */
type MadridNow = { readonly date: string; readonly time: string };

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
