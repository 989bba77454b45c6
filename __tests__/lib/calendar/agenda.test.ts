import { type AgendaItem, sortAgenda } from '@/lib/calendar/agenda';

function anItem(change: Partial<AgendaItem>): AgendaItem {
  return {
    id: 'x',
    kind: 'activitat',
    title: 'X',
    date: '2026-11-24',
    place: 'Pati',
    description: '',
    ...change,
  };
}

describe('agenda', () => {
  const dinner = anItem({ id: 'sopar', start: '21:00' });
  const morning = anItem({ id: 'diada', start: '09:30' });
  const allDay = anItem({ id: 'fira' });
  const weekend = anItem({ id: 'rural', date: '2026-11-20', until: '2026-11-22' });

  test('goes by date and hour, the whole day first', () => {
    expect(sortAgenda([dinner, morning, allDay, weekend]).map(({ id }) => id)).toEqual([
      'rural',
      'fira',
      'diada',
      'sopar',
    ]);
  });
});
