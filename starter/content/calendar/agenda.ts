import type { AgendaItem } from '@/lib/calendar/course';

/** Performances and activities of the course 2026-2027. */
export const agendaItems = [
  {
    id: 'berenar-2026',
    kind: 'activitat',
    title: 'Berenar de benvinguda',
    date: '2026-09-30',
    start: '17:00',
    end: '19:00',
    place: 'Plaça de la Biblioteca',
    description: 'Pa amb xocolata i faixes per a qui no en tingui.',
  },
  {
    id: 'obertura-2026',
    kind: 'actuacio',
    title: 'Obertura de curs',
    date: '2026-10-21',
    start: '13:00',
    end: '14:30',
    place: 'Plaça de la Biblioteca',
    description: 'La primera de la tardor.',
  },
  {
    id: 'diada-falziots-2026',
    kind: 'actuacio',
    title: 'Diada dels Falziots',
    date: '2026-12-02',
    start: '13:00',
    end: '15:00',
    place: 'Plaça de la Biblioteca',
    description: 'La nostra diada, amb una colla convidada.',
  },
  {
    id: 'portes-obertes-2027',
    kind: 'assaig',
    title: 'Assaig de portes obertes',
    date: '2027-02-10',
    place: 'Plaça de la Biblioteca',
    description: 'Per a qui ve per primera vegada.',
  },
] as const satisfies readonly AgendaItem[];
