import type { Rehearsal } from '@/lib/calendar/course';

/** A Tuesday rehearsal at two, in the courtyard. */
export function aRehearsal(change: Partial<Rehearsal> = {}): Rehearsal {
  return {
    id: 'dimarts',
    weekday: 'dimarts',
    from: '14:00',
    to: '16:00',
    place: {
      name: 'Pati',
      address: 'Carrer Major, 1',
      notes: "A l'aire lliure.",
      howToGet: 'A peu.',
      map: { src: 'https://mapes.example/pati', link: 'https://mapes.example/pati/sencer' },
    },
    ...change,
  };
}
