import { toWeeklyRehearsal } from '@/lib/calendar/listed-rehearsal';

test('a listed rehearsal becomes an event of its weekday, with name and address of the place', () => {
  const place = { name: 'Pati', address: 'Carrer Major, 1', notes: "A l'aire lliure." };
  const rehearsal = { id: 'dijous-vespre', weekday: 'dijous', from: '20:00', to: '22:00', place } as const;
  expect(toWeeklyRehearsal(rehearsal, 'Assaig de la colla')).toEqual({
    id: 'dijous-vespre',
    weekday: 'dijous',
    start: '20:00',
    end: '22:00',
    title: 'Assaig de la colla',
    place: 'Pati, Carrer Major, 1',
    description: "A l'aire lliure.",
  });
});
