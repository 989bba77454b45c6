import type { Anniversary } from '@/lib/calendar/anniversaries';

/** Diades of this calendar day, on the home page. */
export const ON_THIS_DAY_TEXTS = {
  title: 'Tal dia com avui',
  near: "D'avui no en tenim cap; aquesta és la diada que cau més a prop.",
  link: 'Mira la diada a la llista',
} as const;

export const yearsAgo = (years: number): string =>
  `Avui fa ${years === 1 ? 'un any' : `${years} anys`} que vam sortir a plaça.`;

export const alsoThatDay = (others: readonly Pick<Anniversary, 'date' | 'reason'>[]): string =>
  `I també: ${others.map(({ date, reason }) => `${date.slice(0, 4)}, ${reason}`).join('; ')}.`;
