import { type AgendaItem, isPaused, type Pause } from '@/lib/calendar/course';
import type { Diada } from '@/lib/results/diada';

/**
 * A past performance must be a diada with the same date, name and place, and vice versa since the agenda
 * begins. None may be on a day without rehearsal.
 */
export function agendaContradictions(
  agenda: readonly AgendaItem[],
  pauses: readonly Pause[],
  diades: readonly Diada[],
): string[] {
  const performances = agenda.filter(({ kind }) => kind === 'actuacio');
  return [
    ...performances
      .filter((item) => isPaused(item.date, pauses))
      .map(({ id }) => `${id}: falls on a day without rehearsal`),
    ...performedOf(agenda, diades).flatMap((item) => {
      const diada = diades.find(({ date, reason }) => date === item.date && reason === item.title);
      if (!diada) return [`${item.id}: no «${item.title}» on ${item.date} in the results`];
      return item.place.includes(diada.place) ? [] : [`${item.id}: the results have it in ${diada.place}`];
    }),
    ...diadesSince(agenda, diades)
      .filter(({ date, reason }) => !performances.some((item) => item.date === date && item.title === reason))
      .map(({ date, reason }) => `«${reason}» of ${date} is not on the agenda`),
  ];
}

/** Up to the last diada of the results. */
export function performedOf(agenda: readonly AgendaItem[], diades: readonly Diada[]): AgendaItem[] {
  const latest = diades.at(-1)?.date ?? '';
  return agenda.filter(({ kind, date }) => kind === 'actuacio' && date <= latest);
}

function diadesSince(agenda: readonly AgendaItem[], diades: readonly Diada[]): Diada[] {
  const [first = '9999'] = agenda.map(({ date }) => date).sort();
  return diades.filter(({ date }) => date >= first);
}
