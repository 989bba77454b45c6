import ICAL from 'ical.js';
import type { CalendarFacts } from '@/lib/calendar/ics';

/** Of a file whose cancelled titles begin with what was cancelled, and whose notes with the reason. */
export const calendarFacts: CalendarFacts = {
  name: 'Assajos, tots',
  description: 'Cada setmana',
  domain: 'colla.example',
  page: 'https://colla.example/agenda/',
  built: Date.UTC(2026, 10, 25, 9, 0, 30),
  cancelled: { actuacio: 'Actuació anul·lada', activitat: 'Activitat anul·lada', assaig: 'Assaig anul·lat' },
  changeText: ({ reason = '' }) => `Canvi: ${reason}.`,
};

/** What a program that imports a file shows: each day of what repeats, with its own changes. */
export function imported(ics: string) {
  const file = new ICAL.Component(ICAL.parse(ics));
  const zone = file.getFirstSubcomponent('vtimezone');
  if (zone) ICAL.TimezoneService.register(zone);
  const all = file.getAllSubcomponents('vevent');
  const isException = (component: ICAL.Component) => component.hasProperty('recurrence-id');
  const uidOf = (component: ICAL.Component) => component.getFirstPropertyValue('uid');
  const shown = all
    .filter((component) => !isException(component))
    .flatMap((component) => {
      const exceptions = all.filter((other) => isException(other) && uidOf(other) === uidOf(component));
      const event = new ICAL.Event(component, { exceptions });
      if (!event.isRecurring()) return [entry(event, event.startDate, event.endDate)];
      const entries = [];
      const days = event.iterator();
      for (let day = days.next(); day; day = days.next()) {
        const { item, startDate, endDate } = event.getOccurrenceDetails(day);
        entries.push(entry(item, startDate, endDate));
      }
      return entries;
    });
  return shown.toSorted((one, other) => one.starts - other.starts);
}

function entry(
  { component, uid, summary, location, description }: ICAL.Event,
  start: ICAL.Time,
  end: ICAL.Time,
) {
  const property = (name: string) => String(component.getFirstPropertyValue(name));
  return {
    uid,
    title: summary,
    location,
    description,
    url: property('url'),
    status: property('status'),
    sequence: Number(property('sequence')),
    revised: [property('dtstamp'), property('last-modified')],
    wholeDay: start.isDate,
    from: start.toString(),
    to: end.toString(),
    starts: start.toUnixTime() * 1000,
    ends: end.toUnixTime() * 1000,
  };
}
