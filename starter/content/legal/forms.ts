import type { ClubForm } from '@/lib/legal/forms';
import { membership } from '../membership';

const alta = {
  id: 'full-alta',
  title: "Full d'alta",
  year: 2026,
  lead: "Porta'l signat a un assaig.",
  parts: [
    {
      title: 'Qui ets',
      fields: [
        { kind: 'line', id: 'nom', label: 'Nom i cognoms' },
        {
          kind: 'choice',
          id: 'quota',
          label: `Pagaré ${membership.fee.euros} euros`,
          one: true,
          options: [
            { id: 'ara', label: 'Ara.' },
            { id: 'despres', label: 'Després.' },
          ],
        },
        { kind: 'line', id: 'signatura', label: 'Signatura', byHand: 'signature' },
      ],
    },
  ],
} as const satisfies ClubForm;

/** Every form the club publishes as a PDF to fill in. */
export const forms = [alta] as const;
