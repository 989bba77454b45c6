import type { PageText } from '@/lib/site/pages';

export const diadesList = {
  title: 'Llista de diades',
  lead: 'Totes les nostres actuacions, per dates, per població o per castell.',
  sections: [],
} as const satisfies PageText;
