import type { documents } from '@/content/legal/documents';
import type { heads } from '@/content/people/heads';
import type { presidents } from '@/content/people/presidents';
import type { PageLead } from '@/lib/site/pages';

export const diadesList = {
  title: 'Llista de diades',
  lead: 'Totes les actuacions de la colla. Busca-les per dates, per població o pel castell que hi vam provar.',
} as const satisfies PageLead;

export const bestTowers = {
  title: 'Millors castells',
  lead: 'Del més difícil al que ens va obrir la porta dels altres. Entra a cada castell per saber com es fa i quan el vam fer.',
} as const satisfies PageLead;

export const bestDiades = {
  title: 'Millors diades',
  lead: "Les cent actuacions amb més punts. Toca una fila per veure d'on surten.",
} as const satisfies PageLead;

export const historicalSummary = {
  title: 'Resum històric',
  lead: 'Tots els castells que hem fet des de la tardor de 1994, del més difícil al més senzill, amb les vegades que els hem descarregat i les que només els hem carregat.',
} as const satisfies PageLead;

/** Before each legal document. The year is appended to the title. */
export const documentPages = {
  estatuts: {
    title: 'Estatuts',
    lead: "Les normes bàsiques de l'associació: qui en forma part, com es decideix i qui respon de què. L'assemblea els va renovar el 2024.",
  },
  'reglament-regim-intern': {
    title: 'Reglament de règim intern',
    lead: 'Com funciona la colla cada dia: assajos, actuacions, seguretat, camises, diners i convivència. És de 2023 i es llegeix en vint minuts.',
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
