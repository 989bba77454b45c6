import { addDays, type Weekday, weekdayOf } from '@/lib/dates/days';
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
  type Pause,
  weeklyDates,
} from './course';
import { isChanged, type Meeting, rehearsalAnchor, rehearsalDays } from './rehearsal-days';

/** `2026-11-24`, `13:05`. */
export type MadridNow = { readonly date: string; readonly time: string };

export type MeetingPlan = {
  readonly season: { readonly from: string; readonly to: string };
  readonly pauses: readonly Pick<Pause, 'from' | 'to'>[];
  readonly weekly: readonly { readonly id: string; readonly weekday: Weekday; from: string; to: string }[];
  /** Anchors of the weekly rehearsals that are cancelled or moved. */
  readonly changed: readonly string[];
  /** Without hours: the whole day. Moved rehearsals are among them. */
  readonly dated: readonly Pick<AgendaItem, 'id' | 'date' | 'start' | 'end'>[];
};

/** A meeting, from when one is the next until it is over. Moments: `2026-11-24 14:00`. */
export type Turn = { readonly id: string; readonly date: string; readonly from: string; readonly to: string };

export type NextMeeting = {
  readonly id: string;
  readonly date: string;
  /** True during the meeting. */
  readonly now: boolean;
};

/** `only`: of that kind. */
export function meetingPlan(course: Course, only?: AgendaKind): MeetingPlan {
  const changed = rehearsalDays(course).filter(isChanged);
  return {
    season: course.season,
    pauses: allPauses(course).map(({ from, to }) => ({ from, to })),
    weekly: course.rehearsals.map(({ id, weekday, from, to }) => ({ id, weekday, from, to })),
    changed: changed.map(({ id }) => id),
    dated: datedMeetings(course, only).map(({ id, date, start, end }) => ({
      id,
      date,
      ...(start && { start }),
      ...(end && { end }),
    })),
  };
}

/** Performances and rehearsals of the agenda, and weekly rehearsals that were moved. None is cancelled. */
export function datedMeetings(course: Course, only?: AgendaKind): Meeting[] {
  const items = meetingsOfAgenda(course.agenda).map(asHeld);
  const moved = rehearsalDays(course).filter(({ announced, item }) => announced && !item);
  const all: Meeting[] = [...items, ...moved];
  return all.filter((meeting) => !isCancelled(meeting) && (!only || meeting.kind === only));
}

/** Days and breaks that leave out a weekly rehearsal. Not a day on which another rehearsal is held. */
export function withoutRehearsal(course: Course): DayOff[] {
  const weekly = course.rehearsals.flatMap(({ weekday }) => weeklyDates(weekday, course.season));
  const held = datedMeetings(course, 'assaig').map(({ date }) => date);
  return allPauses(course).filter(
    (pause) =>
      weekly.some((date) => isPaused(date, [pause])) &&
      !(pause.from === pause.to && held.includes(pause.from)),
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

/** Returns undefined after the last meeting. On a tie, agenda items come first. */
export function nextMeeting(plan: MeetingPlan, now: MadridNow): NextMeeting | undefined {
  const moment = `${now.date} ${now.time}`;
  const next = turnAt(plan, moment);
  return next && { id: next.id, date: next.date, now: next.from <= moment };
}

/** The meetings from a day on that are the next one at some moment, in order. */
export function meetingTurns(plan: MeetingPlan, date: string): Turn[] {
  const turns: Turn[] = [];
  for (let next = turnAt(plan, date); next; next = turnAt(plan, next.to)) turns.push(next);
  return turns;
}

function turnAt(plan: MeetingPlan, moment: string): Turn | undefined {
  const isToCome = ({ to }: Turn) => to > moment;
  const dated = plan.dated.map(candidate).filter(isToCome);
  const [next] = [...dated, ...nextWeekly(plan, moment.slice(0, 10), isToCome)].sort((one, other) =>
    one.from < other.from ? -1 : one.from > other.from ? 1 : 0,
  );
  return next;
}

/** When the first rehearsal is that is not over at a moment, `2026-11-26 16:30`. Undefined if none is left. */
export function rehearsalAfter(course: Course, moment: string): Omit<Occasion, 'place'> | undefined {
  const plan = meetingPlan(course, 'assaig');
  const next = nextMeeting(plan, { date: moment.slice(0, 10), time: moment.slice(11) });
  const weekly = course.rehearsals.find(({ id }) => id === next?.id);
  if (next && weekly) return { date: next.date, start: weekly.from, end: weekly.to };
  return datedMeetings(course, 'assaig').find(({ id }) => id === next?.id);
}

function candidate({ id, ...occasion }: MeetingPlan['dated'][number]): Turn {
  const { date, start = '00:00' } = occasion;
  return { id, date, from: `${date} ${start}`, to: endOf(occasion) };
}

/** Returns the rehearsals of the next day that has any. */
function nextWeekly(
  { season, pauses, weekly, changed }: MeetingPlan,
  today: string,
  isToCome: (candidate: Turn) => boolean,
): Turn[] {
  for (let date = today > season.from ? today : season.from; date <= season.to; date = addDays(date, 1)) {
    if (isPaused(date, pauses)) continue;
    const weekday = weekdayOf(date);
    const own = weekly
      .filter((rehearsal) => rehearsal.weekday === weekday)
      .filter(({ id }) => !changed.includes(rehearsalAnchor(id, date)))
      .map(({ id, from, to }) => candidate({ id, date, start: from, end: to }))
      .filter(isToCome);
    if (own.length > 0) return own;
  }
  return [];
}
