import type { Pause } from '@/lib/calendar/course';

/** Days without rehearsal: public holidays and breaks of the university. Those of a performance follow from the agenda. */
export const pauses = [
  { from: '2026-09-24', to: '2026-09-24', reason: 'La Mercè' },
  { from: '2026-12-07', to: '2026-12-08', reason: 'Pont de la Puríssima' },
  { from: '2026-12-22', to: '2027-01-07', reason: 'Vacances de Nadal' },
  { from: '2027-01-12', to: '2027-01-21', reason: 'Exàmens de gener' },
  { from: '2027-03-22', to: '2027-03-29', reason: 'Setmana Santa' },
  { from: '2027-06-01', to: '2027-06-10', reason: 'Exàmens de juny' },
] as const satisfies readonly Pause[];
