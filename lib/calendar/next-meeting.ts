import { addDays, type Weekday, weekdayOf } from '../dates/days';
import type { AgendaItem } from './agenda';
import { allPauses, type Course } from './pauses';
import { isPaused, type Pause } from './rehearsals';

/** A moment as clocks and calendars of Madrid show it: `2026-11-24` and `13:05`. */
export type MadridNow = { readonly date: string; readonly time: string };

/** When the club meets, without what else is told of it, so that it travels light. */
export type MeetingPlan = {
  readonly season: { readonly from: string; readonly to: string };
  readonly pauses: readonly Pick<Pause, 'from' | 'to'>[];
  readonly weekly: readonly { readonly id: string; readonly weekday: Weekday; from: string; to: string }[];
  /** Performances and rehearsals of the agenda. Without hours they last the whole day. */
  readonly dated: readonly Pick<AgendaItem, 'id' | 'date' | 'start' | 'end'>[];
};

export type NextMeeting = {
  /** Of the rehearsal or of the item of the agenda. */
  readonly id: string;
  readonly date: string;
  /** It has begun and is not over. */
  readonly now: boolean;
};

/** The plan of a course: activities that are neither performance nor rehearsal are left out. */
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

/** A course without what was over before a date (`2026-11-24`): what a page built on it need not bring. */
export function courseFrom(course: Course, date: string): Course {
  return {
    ...course,
    pauses: course.pauses.filter(({ to }) => to >= date),
    agenda: course.agenda.filter(({ date: day, until = day }) => until >= date),
  };
}

/** What of the agenda somebody may come to without knowing anybody: performances and rehearsals out of the ordinary. */
export function meetingsOfAgenda(agenda: readonly AgendaItem[]): AgendaItem[] {
  return agenda.filter(({ kind }) => kind !== 'activitat');
}

type Candidate = { readonly id: string; readonly date: string; readonly from: string; readonly to: string };

/** The first meeting that is not over; undefined when the course has no more. What the agenda names goes before what is weekly. */
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

/** Rehearsals of the first day that has any to come, from a date on. */
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
