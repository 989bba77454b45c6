import { anAgendaItem, aRehearsal } from '@/__tests__/builders/meetings';
import { club } from '@/content/club';
import { eventThings, structuredText } from '@/lib/club/structured-data';

const absolute = (path: string) => `https://colla.example${path}`;
const { place } = aRehearsal();
const eventsOf = (...items: Parameters<typeof anAgendaItem>[0][]) =>
  eventThings(
    items.map((item) => anAgendaItem(item)),
    [place],
    club,
    absolute,
  );

describe('structured data', () => {
  test('is performances and open rehearsals, and no activity', () => {
    const events = eventsOf(
      { id: 'diada', kind: 'actuacio' },
      { id: 'portes', kind: 'assaig' },
      { id: 'sopar', kind: 'activitat' },
    );
    expect(events.map((event) => event['@id'])).toEqual([
      'https://colla.example/agenda/#diada',
      'https://colla.example/agenda/#portes',
    ]);
  });

  test.each([
    [{ date: '2026-11-26' }, '2026-11-26T13:00+01:00', '2026-11-26T16:00+01:00'],
    // Clocks change.
    [{ date: '2027-03-28' }, '2027-03-28T13:00+02:00', '2027-03-28T16:00+02:00'],
    [{ date: '2026-10-25' }, '2026-10-25T13:00+01:00', '2026-10-25T16:00+01:00'],
    // After midnight.
    [{ date: '2027-03-27', end: '03:00' }, '2027-03-27T13:00+01:00', '2027-03-28T03:00+02:00'],
    // Whole days.
    [
      { date: '2027-05-01', until: '2027-05-02', start: undefined, end: undefined },
      '2027-05-01',
      '2027-05-02',
    ],
  ])('%j begins at %s and ends at %s, by the clocks of Madrid', (change, startDate, endDate) => {
    const [event] = eventsOf({ kind: 'actuacio', start: '13:00', end: '16:00', ...change });
    expect(event).toMatchObject({ startDate, endDate });
  });

  test('tells what is cancelled, and what is moved from where', () => {
    const party = { kind: 'actuacio', date: '2026-11-26', start: '13:00', reason: 'pluja' } as const;
    const statusOf = (change: object) => eventsOf({ ...party, ...change })[0];
    expect(statusOf({ status: 'anul·lat' })).toMatchObject({
      eventStatus: 'https://schema.org/EventCancelled',
      startDate: '2026-11-26T13:00+01:00',
    });
    expect(statusOf({ movedTo: { date: '2026-11-28', place: 'Plaça Nova' } })).toMatchObject({
      eventStatus: 'https://schema.org/EventRescheduled',
      previousStartDate: '2026-11-26T13:00+01:00',
      startDate: '2026-11-28T13:00+01:00',
      location: { name: 'Plaça Nova' },
    });
    const elsewhere = statusOf({ movedTo: { place: 'Plaça Nova' } });
    expect(elsewhere).toMatchObject({
      eventStatus: 'https://schema.org/EventScheduled',
      location: { name: 'Plaça Nova' },
    });
    expect(elsewhere).not.toHaveProperty('previousStartDate');
  });

  test('can be read back, and closes no script', () => {
    const text = structuredText({ '@type': 'WebSite', name: '</script><b>' });
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'WebSite', name: '</script><b>' }],
    });
  });
});
