import type { AgendaItem } from '@/lib/calendar/course';

/** An activity of a whole day. */
export function anAgendaItem(change: Partial<AgendaItem> = {}): AgendaItem {
  return {
    id: 'sortida',
    kind: 'activitat',
    title: 'Sortida',
    date: '2026-10-30',
    place: 'Pati',
    description: 'Text.',
    ...change,
  };
}
