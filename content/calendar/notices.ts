import type { Notice } from '@/lib/calendar/course';

/** Lines of the home page and above the hours of the rehearsals, from their first day to their last. */
export const notices = [
  {
    from: '2026-11-27',
    until: '2026-12-01',
    text: "Dimarts 1 de desembre l'assaig és de portes obertes: si no has vingut mai, és el teu dia.",
  },
] as const satisfies readonly Notice[];
