import type { Anniversary } from '@/lib/calendar/anniversaries';

/** Diades of this calendar day, on the home page. */
export const ON_THIS_DAY_TEXTS = {
  title: 'Tal dia com avui',
  today: 'Avui fa anys que vam sortir a plaça.',
  near: "D'avui no en tenim cap; aquesta és la diada que cau més a prop.",
  link: 'Mira la diada a la llista',
} as const;

export function alsoThatDay(others: readonly Pick<Anniversary, 'date' | 'reason'>[]): string {
  return `I també: ${others.map(({ date, reason }) => `${date.slice(0, 4)}, ${reason}`).join('; ')}.`;
}
