import type { RehearsalChange } from '@/lib/calendar/course';

/** Rehearsals of a single day that are cancelled or moved. `date` is their day in the week as it was. */
export const changes = [
  {
    date: '2026-12-03',
    rehearsal: 'dijous-vespre',
    movedTo: { date: '2026-12-02' },
    reason: 'assemblea de la colla del barri al gimnàs',
  },
] as const satisfies readonly RehearsalChange[];
