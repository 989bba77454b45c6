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
    /** Item of the agenda that is this rehearsal, and says what becomes of it. */
    readonly item?: AgendaItem;
  };
export type RehearsalDay = Held<OneRehearsal>;

/** An item of the agenda, or a rehearsal. */
export type Meeting = Omit<HeldItem, 'title' | 'description'> & { readonly title?: string };

/** `assaig-2026-12-01-dimarts-migdia`. */
export const rehearsalAnchor = (rehearsal: string, date: string): string => `assaig-${date}-${rehearsal}`;

/** All rehearsals of the course in the order of their days, with those that are cancelled. */
export function rehearsalDays(course: Course): RehearsalDay[] {
  const pauses = allPauses(course);
  const all = course.rehearsals.flatMap((rehearsal) =>
    weeklyDates(rehearsal.weekday, course.season)
      .filter((date) => !isPaused(date, pauses))
      .map((date) => asHeld(oneRehearsal(course, rehearsal, date))),
  );
  return sortAgenda(all);
}

function oneRehearsal({ changes, agenda }: Course, rehearsal: Rehearsal, date: string): OneRehearsal {
  const { id, from, to, place } = rehearsal;
  const item = agenda.find((one) => one.kind === 'assaig' && one.date === date && one.start === from);
  const change = item ?? changes.find((one) => one.rehearsal === id && one.date === date);
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
    ...(item && { item }),
  };
}

/** Whether it is cancelled or moved. */
export const isChanged = ({ status, announced }: Pick<Meeting, 'status' | 'announced'>): boolean =>
  (status ?? announced) !== undefined;

/** What is cancelled or moved, in the order of the announced days. */
export function changesOf(course: Course): Meeting[] {
  const rehearsals = rehearsalDays(course).filter(({ item }) => !item);
  const all: Meeting[] = [...course.agenda.map(asHeld), ...rehearsals];
  const dated = all.filter(isChanged).map((meeting) => ({ ...(meeting.announced ?? meeting), meeting }));
  return sortAgenda(dated).map(({ meeting }) => meeting);
}
