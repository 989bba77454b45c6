import type { RehearsalChange } from '@/lib/calendar/course';

/** Rehearsals of a single day that are cancelled or moved. `date` is their day in the week as it was. */
export const changes = [
  {
    date: '2026-12-10',
    rehearsal: 'dijous-vespre',
    movedTo: { date: '2026-12-09' },
    reason: "la colla del barri fa l'assemblea al gimnàs",
  },
] as const satisfies readonly RehearsalChange[];
