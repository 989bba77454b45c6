import type { Pause } from '@/lib/calendar/rehearsals';

/** Days without rehearsal: public holidays, breaks of the university and our own performances. */
export const pauses = [
  { from: '2026-09-24', to: '2026-09-24', reason: 'La Mercè' },
  { from: '2026-10-15', to: '2026-10-15', reason: "Diada d'inici de curs" },
  { from: '2026-11-12', to: '2026-11-12', reason: 'Diada dels Degans del Campus' },
  { from: '2026-11-26', to: '2026-11-26', reason: 'Diada dels Enfilats' },
  { from: '2026-12-07', to: '2026-12-08', reason: 'Pont de la Puríssima' },
  { from: '2026-12-22', to: '2027-01-07', reason: 'Vacances de Nadal' },
  { from: '2027-01-12', to: '2027-01-21', reason: 'Exàmens de gener' },
  { from: '2027-03-22', to: '2027-03-29', reason: 'Setmana Santa' },
  { from: '2027-04-15', to: '2027-04-15', reason: 'Diada dels Ponentins' },
  { from: '2027-05-06', to: '2027-05-06', reason: 'Diada de primavera' },
  { from: '2027-06-01', to: '2027-06-10', reason: 'Exàmens de juny' },
] as const satisfies readonly Pause[];
