// Per escriure (results): els resultats de totes les diades, a public/data/diades.csv
import { club } from '@/content/club';
import type { documents } from '@/content/legal/documents';
import type { heads } from '@/content/people/heads';
import type { presidents } from '@/content/people/presidents';
import type { PageLead } from '@/lib/site/pages';

export const diadesList = {
  title: 'Llista de diades',
  lead: `Totes les actuacions ${club.ofShortName}.`,
} as const satisfies PageLead;

export const bestTowers = {
  title: 'Millors castells',
  lead: 'Què és cada castell, del més alt al més baix.',
} as const satisfies PageLead;

export const bestDiades = { title: 'Millors diades' } as const;

export const historicalSummary = { title: 'Resum històric' } as const;

const lead = 'El text sencer, per llegir o per baixar en PDF.';

/** Before each legal document. The year is appended to the title. */
export const documentPages = {
  estatuts: { title: 'Estatuts', lead },
  'reglament-regim-intern': { title: 'Reglament de règim intern', lead },
  'protocol-agressions': { title: "Protocol d'agressions", lead },
} as const satisfies Record<(typeof documents)[number]['id'], PageLead>;

/** What each list says before its cards, by the id of the office. */
export const officePages = {
  'caps-de-colla': {
    title: 'Llista de caps de colla',
    lead: 'Qui decideix quins castells es proven, i quan.',
  },
  presidents: {
    title: 'Llista de presidents',
    lead: "Qui presideix l'associació i parla en nom seu.",
  },
} as const satisfies Record<(typeof heads | typeof presidents)['id'], PageLead>;
