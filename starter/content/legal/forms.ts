// Per escriure: el full d'alta, en PDF
import { answers, club } from '@/content/club';
import type { ClubForm } from '@/lib/legal/types';

const alta = {
  id: 'full-alta',
  title: "Full d'alta",
  year: answers.year,
  lead: `Porta'l signat a un assaig o envia'l escanejat a ${club.email}.`,
  parts: [
    {
      title: 'Qui ets',
      fields: [
        { kind: 'line', label: 'Nom i cognoms' },
        { kind: 'line', label: 'Signatura', signature: true },
      ],
    },
  ],
} as const satisfies ClubForm;

/** Every form the club publishes as a PDF to print. */
export const forms = [alta] as const;
