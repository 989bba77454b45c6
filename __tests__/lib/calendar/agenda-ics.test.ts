import { anAgendaItem } from '@/__tests__/builders/agenda';
import { agendaToIcs, icsPath } from '@/lib/calendar/agenda-ics';

const calendar = { name: 'Agenda', description: 'Tot.', domain: 'colla.example', revised: '2026-11-20' };
const linesOf = (...items: Parameters<typeof anAgendaItem>[0][]) =>
  agendaToIcs(
    calendar,
    items.map((item) => anAgendaItem(item)),
  ).split('\r\n');

describe('the agenda as a calendar file', () => {
  it('has an event for each item, with hours of Madrid', () => {
    const lines = linesOf(
      {
        id: 'diada',
        title: 'Diada, la gran',
        date: '2026-11-26',
        start: '13:00',
        end: '16:00',
        howToGet: 'Amb tren.',
      },
      { id: 'sopar' },
    );
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
    for (const line of [
      'UID:diada@colla.example',
      'DTSTART;TZID=Europe/Madrid:20261126T130000',
      'DTEND;TZID=Europe/Madrid:20261126T160000',
      'SUMMARY:Diada\\, la gran',
      'LOCATION:Pati',
      'DESCRIPTION:Text. Amb tren.',
      'BEGIN:VTIMEZONE',
    ])
      expect(lines).toContain(line);
  });

  it('ends a whole day on the next one, also over several days and at the end of a year', () => {
    const lines = linesOf({ date: '2026-12-30', until: '2026-12-31' });
    expect(lines).toContain('DTSTART;VALUE=DATE:20261230');
    expect(lines).toContain('DTEND;VALUE=DATE:20270101');
  });

  it('comes again each day when it has hours and lasts several', () => {
    const lines = linesOf({ date: '2027-03-27', until: '2027-03-29', start: '16:00', end: '21:00' });
    // Two hours before on the day after the clocks have changed.
    expect(lines).toContain('RRULE:FREQ=DAILY;UNTIL=20270329T140000Z');
  });

  it('has a file of its own for each item', () => {
    expect(icsPath('diada-gran')).toBe('/agenda/diada-gran.ics');
  });
});
