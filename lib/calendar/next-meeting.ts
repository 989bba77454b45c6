import { addDays, type Weekday, weekdayOf } from '@/lib/dates/days';
import { type AgendaItem, allPauses, type Course, isPaused, type Pause } from './course';

/** `2026-11-24`, `13:05`. */
export type MadridNow = { readonly date: string; readonly time: string };

/** Without texts, to keep pages small. */
export type MeetingPlan = {
  readonly season: { readonly from: string; readonly to: string };
  readonly pauses: readonly Pick<Pause, 'from' | 'to'>[];
  readonly weekly: readonly { readonly id: string; readonly weekday: Weekday; from: string; to: string }[];
  /** Without hours: the whole day. */
  readonly dated: readonly Pick<AgendaItem, 'id' | 'date' | 'start' | 'end'>[];
};

export type NextMeeting = {
  readonly id: string;
  readonly date: string;
  /** True during the meeting. */
  readonly now: boolean;
};

export function meetingPlan(course: Course): MeetingPlan {
  return {
    season: course.season,
    pauses: allPauses(course).map(({ from, to }) => ({ from, to })),
    weekly: course.rehearsals.map(({ id, weekday, from, to }) => ({ id, weekday, from, to })),
    dated: meetingsOfAgenda(course.agenda).map(({ id, date, start, end }) => ({
      id,
      date,
      ...(start && { start }),
      ...(end && { end }),
    })),
  };
}

/** Drops what ended before the date. */
export function courseFrom(course: Course, date: string): Course {
  return {
    ...course,
    pauses: course.pauses.filter(({ to }) => to >= date),
    agenda: course.agenda.filter(({ date: day, until = day }) => until >= date),
  };
}

export function meetingsOfAgenda(agenda: readonly AgendaItem[]): AgendaItem[] {
  return agenda.filter(({ kind }) => kind !== 'activitat');
}

type Candidate = { readonly id: string; readonly date: string; readonly from: string; readonly to: string };

/** Returns undefined after the last meeting. On a tie, agenda items come first. */
export function nextMeeting(plan: MeetingPlan, now: MadridNow): NextMeeting | undefined {
  const dated = plan.dated.map(({ id, date, start = '00:00', end = '24:00' }) => ({
    id,
    date,
    from: start,
    to: end,
  }));
  const isToCome = ({ date, to }: Candidate) => date > now.date || (date === now.date && to > now.time);
  const [next] = [...dated.filter(isToCome), ...nextWeekly(plan, now.date, isToCome)].sort(
    (one, other) => compare(one.date, other.date) || compare(one.from, other.from),
  );
  return next && { id: next.id, date: next.date, now: next.date === now.date && next.from <= now.time };
}

/** Returns the rehearsals of the next day that has any. */
function nextWeekly(
  { season, pauses, weekly }: MeetingPlan,
  today: string,
  isToCome: (candidate: Candidate) => boolean,
): Candidate[] {
  for (let date = today > season.from ? today : season.from; date <= season.to; date = addDays(date, 1)) {
    if (isPaused(date, pauses)) continue;
    const weekday = weekdayOf(date);
    const own = weekly
      .filter((rehearsal) => rehearsal.weekday === weekday)
      .map(({ id, from, to }) => ({ id, date, from, to }))
      .filter(isToCome);
    if (own.length > 0) return own;
  }
  return [];
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
