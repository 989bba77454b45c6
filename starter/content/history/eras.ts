// Per escriure: la història de la colla
import { club } from '@/content/club';
import type { Era } from '@/lib/club/types';

export const historyPage = {
  title: 'Història de la colla',
  lead: `Els castells ${club.ofShortName}, des de ${club.founded.year}.`,
} as const;

export const eras = [
  {
    id: 'el-comencament',
    title: 'El començament',
    years: `${club.founded.year}-avui`,
    picture: { code: 'Pd4', caption: 'Un pilar de quatre, el castell amb què comencen moltes colles.' },
    paragraphs: [
      `La colla va néixer l'any ${club.founded.year}.`,
      "La continuació s'escriu a cada assaig. [Vine-hi](/assajos) i hi sortiràs.",
    ],
  },
] as const satisfies readonly Era[];
