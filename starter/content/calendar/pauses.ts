import type { Pause } from '@/lib/calendar/course';

/** Days without rehearsal. */
export const pauses = [
  { from: '2026-12-21', to: '2027-01-08', reason: 'Vacances de Nadal' },
  { from: '2027-03-22', to: '2027-03-29', reason: 'Setmana Santa' },
] as const satisfies readonly Pause[];
