import { club } from '@/content/club';
import type { PageText } from '@/lib/site/pages';

export const diadesList = {
  title: 'Llista de diades',
  lead: `Totes les actuacions ${club.ofShortName}.`,
  sections: [],
} as const satisfies PageText;
