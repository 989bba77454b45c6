import type { WeeklyRehearsal } from '@/lib/calendar/rehearsals';

/** A Tuesday rehearsal at two. */
export function aRehearsal(change: Partial<WeeklyRehearsal> = {}): WeeklyRehearsal {
  return {
    id: 'dimarts',
    weekday: 'dimarts',
    start: '14:00',
    end: '16:00',
    title: 'Assaig',
    place: 'Pati, carrer Major, 1',
    ...change,
  };
}
