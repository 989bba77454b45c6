import { calendarRevised } from '@/content/calendar/season';
import { club } from '@/content/club';
import type { ClubForm } from '@/lib/legal/forms';

const alta = {
  id: 'full-alta',
  title: "Full d'alta",
  year: Number(calendarRevised.slice(0, 4)),
  lead: `Porta'l signat a un assaig o envia'l a ${club.email}.`,
  parts: [
    {
      title: 'Qui ets',
      fields: [
        { kind: 'line', id: 'nom', label: 'Nom i cognoms' },
        { kind: 'line', id: 'signatura', label: 'Signatura', byHand: 'signature' },
      ],
    },
  ],
} as const satisfies ClubForm;

/** Every form the club publishes as a PDF to fill in. */
export const forms = [alta] as const;
