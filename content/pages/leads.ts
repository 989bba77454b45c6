import type { documents } from '@/content/legal/documents';
import type { heads } from '@/content/people/heads';
import type { presidents } from '@/content/people/presidents';
import type { PageLead } from '@/lib/site/pages';

export const diadesList = {
  title: 'Llista de diades',
  lead: 'Totes les nostres actuacions, per dates, per població o per castell.',
} as const satisfies PageLead;

export const bestTowers = {
  title: 'Millors castells',
  lead: 'Del més difícil al més senzill.',
} as const satisfies PageLead;

export const bestDiades = { title: 'Millors diades' } as const;

export const historicalSummary = { title: 'Resum històric' } as const;

/** Before each legal document. The year is appended to the title. */
export const documentPages = {
  estatuts: {
    title: 'Estatuts',
    lead: "Qui forma part de l'associació, com es decideix i qui respon de què.",
  },
  'reglament-regim-intern': {
    title: 'Reglament de règim intern',
    lead: 'Com funciona la colla cada dia.',
  },
  'protocol-agressions': {
    title: "Protocol d'agressions",
    lead: "Què fem perquè no hi hagi agressions i què fem quan n'hi ha. En una emergència, truca al 112. Per violència masclista, al 900 900 120, a qualsevol hora.",
  },
} as const satisfies Record<(typeof documents)[number]['id'], PageLead>;

/** What each list says before its cards, by the id of the office. */
export const officePages = {
  'caps-de-colla': {
    title: 'Llista de caps de colla',
    lead: "Qui ha dit amunt i qui ha dit avall des de 1994. L'elegeix l'assemblea, per a una temporada.",
  },
  presidents: {
    title: 'Llista de presidents',
    lead: 'Les persones que han presidit la colla des de la fundació, i alguna cosa que ens van deixar.',
  },
} as const satisfies Record<(typeof heads | typeof presidents)['id'], PageLead>;
