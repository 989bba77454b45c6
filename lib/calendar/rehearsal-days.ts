import {
  type AgendaItem,
  allPauses,
  asHeld,
  type Course,
  type Held,
  type HeldItem,
  isPaused,
  type Occasion,
  type Rehearsal,
  sortAgenda,
  weeklyDates,
} from './course';

/** A weekly rehearsal of one day. */
type OneRehearsal = Occasion &
  Pick<AgendaItem, 'status' | 'movedTo' | 'reason'> & {
    /** Anchor on the agenda. It keeps the announced day. */
    readonly id: string;
    readonly kind: 'assaig';
    readonly rehearsal: Rehearsal;
  };
export type RehearsalDay = Held<OneRehearsal>;

/** An item of the agenda, or a rehearsal. */
export type Meeting = Omit<HeldItem, 'title' | 'description'> & { readonly title?: string };

/** `assaig-2026-12-01-dimarts-migdia`. */
export const rehearsalAnchor = (rehearsal: string, date: string): string => `assaig-${date}-${rehearsal}`;

/** Dates of a weekly rehearsal that are not in a pause, and not in the agenda. */
export function datesOf(rehearsal: Rehearsal, course: Course): string[] {
  const instead = course.agenda
    .filter(({ kind }) => kind === 'assaig')
    .flatMap((item): Occasion[] => [item, asHeld(item)])
    .filter(({ start }) => start === rehearsal.from)
    .map(({ date, until = date }) => ({ from: date, to: until }));
  const off = [...allPauses(course), ...instead];
  return weeklyDates(rehearsal.weekday, course.season).filter((date) => !isPaused(date, off));
}

/** The weekly rehearsals of the course in the order of their days, with those that are cancelled. */
export function rehearsalDays(course: Course): RehearsalDay[] {
  const all = course.rehearsals.flatMap((rehearsal) =>
    datesOf(rehearsal, course).map((date) => asHeld(oneRehearsal(course, rehearsal, date))),
  );
  return sortAgenda(all);
}

function oneRehearsal({ changes }: Course, rehearsal: Rehearsal, date: string): OneRehearsal {
  const { id, from, to, place } = rehearsal;
  const change = changes.find((one) => one.rehearsal === id && one.date === date);
  return {
    id: rehearsalAnchor(id, date),
    kind: 'assaig',
    date,
    start: from,
    end: to,
    place: place.name,
    howToGet: place.howToGet,
    rehearsal,
    ...(change && { status: change.status, movedTo: change.movedTo, reason: change.reason }),
  };
}

/** Whether it is cancelled or moved. */
export const isChanged = ({ status, announced }: Pick<Meeting, 'status' | 'announced'>): boolean =>
  (status ?? announced) !== undefined;

/** What is cancelled or moved, in the order of the announced days. */
export function changesOf(course: Course): Meeting[] {
  const all: Meeting[] = [...course.agenda.map(asHeld), ...rehearsalDays(course)];
  const dated = all.filter(isChanged).map((meeting) => ({ ...(meeting.announced ?? meeting), meeting }));
  return sortAgenda(dated).map(({ meeting }) => meeting);
}
