import ICAL from 'ical.js';
import * as v from 'valibot';
import { type AgendaItem, type AgendaKind, type Course, courseName } from '@/lib/calendar/course';
import { MADRID_VTIMEZONE } from '@/lib/calendar/madrid-time';
import { agendaItem } from '@/lib/calendar/schema';
import { addDays, weekdayOf } from '@/lib/dates/days';
import { timeInMadrid } from '@/lib/dates/madrid';
import { seasonDates } from '@/lib/dates/seasons';
import { searchForm } from '@/lib/text/catalan';

type Calendar = {
  readonly items: readonly AgendaItem[];
  /** What the agenda cannot have, a line each. */
  readonly problems: readonly string[];
};

type Days = ReturnType<typeof seasonDates>;

const UNKNOWN_ZONE = "l'hora és d'un fus que el calendari no descriu.";

/**
 * The events of the course in an iCalendar file (RFC 5545), without its weekly rehearsals. A time without zone is Madrid's. Throws a
 * sentence if the text has no event.
 */
export function readCalendar(text: string, course: Pick<Course, 'season' | 'rehearsals'>): Calendar {
  const file = parsed(text);
  const events = file.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event, { exceptions: [] }));
  if (events.length === 0) throw new Error('no té cap acte.');
  ICAL.TimezoneService.reset();
  ICAL.TimezoneService.register(parsed(MADRID_VTIMEZONE.join('\r\n')));
  for (const zone of file.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const items: AgendaItem[] = [];
  const problems: string[] = [];
  for (const event of events.filter((one) => !one.isRecurrenceException())) {
    for (const other of events)
      if (other.isRecurrenceException() && other.uid === event.uid) event.relateException(other);
    const zone = event.component.getFirstProperty('dtstart')?.getFirstParameter('tzid');
    const isKnown = !zone || ICAL.TimezoneService.has(zone);
    for (const item of itemsOf(event, course)) {
      const [issue] = v.safeParse(agendaItem, item).issues ?? [];
      if (isKnown && !issue) items.push(item);
      else problems.push(`${item.date} ${item.title}: ${isKnown ? issue?.message : UNKNOWN_ZONE}`);
    }
  }
  return { items, problems };
}

/** The first component. An empty text and two calendars parse to something without a name. */
function parsed(text: string): ICAL.Component {
  try {
    const component = new ICAL.Component(ICAL.parse(text));
    if (typeof component.name === 'string') return component;
  } catch {}
  throw new Error('no és cap calendari, o ha arribat a mitges.');
}

/** One for each time that an event is held. Days in a row are one, as in the agenda. */
function itemsOf(event: ICAL.Event, { season, rehearsals }: Pick<Course, 'season' | 'rehearsals'>) {
  const days = seasonDates(courseName(season));
  const items: AgendaItem[] = [];
  for (const next of occurrences(event, days)) {
    const isWeekly = rehearsals.some(
      ({ id, weekday, from }) =>
        next.id === id || (next.kind === 'assaig' && weekday === weekdayOf(next.date) && from === next.start),
    );
    if (event.isRecurring() && isWeekly) continue;
    const last = items.at(-1);
    const { date, until } = next;
    if (last && addDays(last.until ?? last.date, 1) === date && isEqual({ ...last, date, until }, next))
      items.splice(-1, 1, { ...last, until: until ?? date });
    else items.push(next);
  }
  return items.length === 1 ? items : items.map((item) => ({ ...item, id: `${item.id}-${item.date}` }));
}

const isEqual = (one: AgendaItem, other: AgendaItem) => JSON.stringify(one) === JSON.stringify(other);

/** What is held in the season. */
function occurrences(event: ICAL.Event, { from, to }: Days): AgendaItem[] {
  return [...timesOf(event, to)]
    .filter(({ item }) => item.component.getFirstPropertyValue('status') !== 'CANCELLED')
    .map(({ item, startDate, endDate }) => itemOf(item, startDate, endDate))
    .filter(({ date }) => from <= date && date <= to);
}

function* timesOf(event: ICAL.Event, to: string) {
  if (!event.isRecurring()) {
    yield { item: event, startDate: event.startDate, endDate: event.endDate };
    return;
  }
  const days = event.iterator();
  for (let day = days.next(); day && day.toString().slice(0, 10) <= to; day = days.next())
    yield event.getOccurrenceDetails(day);
}

const KINDS: readonly AgendaKind[] = ['actuacio', 'activitat', 'assaig'];

/** As the form of the search, with hyphens. */
const anchorOf = (text: string) =>
  searchForm(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Some programs write HTML. */
const plain = (text: string | null) =>
  (text ?? '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Its kind is that with which a category or the title begins. */
function itemOf(event: ICAL.Event, start: ICAL.Time, end: ICAL.Time): AgendaItem {
  const categories = event.component
    .getAllProperties('categories')
    .flatMap((property) => property.getValues());
  const words = [...categories, plain(event.summary)].map(anchorOf);
  return {
    id: anchorOf(event.uid.replace(/@.*/, '')),
    kind: KINDS.find((kind) => words.some((word) => word.startsWith(kind))) ?? 'activitat',
    title: plain(event.summary),
    ...hoursOf(start, end),
    place: plain(event.location),
    description: plain(event.description),
  };
}

/** `until` has no hours, unless it begins each day. */
function hoursOf(from: ICAL.Time, to: ICAL.Time): Pick<AgendaItem, 'date' | 'until' | 'start' | 'end'> {
  const [date = '', start] = inMadrid(from);
  const [day = date, end = '00:00'] = inMadrid(to);
  const last = end === '00:00' && day > date ? addDays(day, -1) : day;
  if (!start) return last > date ? { date, until: last } : { date };
  const isOvernight = day === addDays(date, 1) && start >= '12:00' && end <= '12:00';
  if (isOvernight || (day === date && end > start)) return { date, start, end };
  return last > date ? { date, until: last } : { date, start };
}

/** Day, and hour if it has one. */
function inMadrid(time: ICAL.Time): string[] {
  const isLocal = time.zone === ICAL.Timezone.localTimezone;
  const moment = isLocal ? time.toString().replace('T', ' ') : timeInMadrid(time.toUnixTime() * 1000);
  return moment.slice(0, 16).split(' ');
}
