// Per escriure (results): els resultats de totes les diades, a public/data/diades.csv
import { club } from '@/content/club';
import type { PageText } from '@/lib/site/pages';

export const diadesList = {
  title: 'Llista de diades',
  lead: `Totes les actuacions ${club.ofShortName}.`,
  sections: [],
} as const satisfies PageText;
