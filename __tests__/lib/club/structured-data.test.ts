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
    ['2026-11-26', '2026-11-26T13:00+01:00'],
    ['2027-03-28', '2027-03-28T13:00+02:00'],
    ['2026-10-24', '2026-10-24T13:00+02:00'],
    ['2026-10-25', '2026-10-25T13:00+01:00'],
  ])('has hours of Madrid, before and after the clocks change: %s', (date, startDate) => {
    const [event] = eventsOf({ kind: 'actuacio', date, start: '13:00', end: '16:00' });
    expect(event).toMatchObject({ startDate, endDate: startDate.replace('13:', '16:') });
  });

  test('has whole days, and several, as dates', () => {
    const [event] = eventsOf({ kind: 'actuacio', date: '2027-05-01', until: '2027-05-02' });
    expect(event).toMatchObject({ startDate: '2027-05-01', endDate: '2027-05-02' });
  });

  test('ends on the next day after midnight', () => {
    const [event] = eventsOf({ kind: 'actuacio', date: '2027-03-27', start: '21:00', end: '03:00' });
    expect(event).toMatchObject({ endDate: '2027-03-28T03:00+02:00' });
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

  test('the place of a rehearsal has its address', () => {
    const [event] = eventsOf({ kind: 'assaig', place: place.name });
    expect(event).toMatchObject({
      location: { name: place.name, address: `${place.name}, ${place.address}` },
    });
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
