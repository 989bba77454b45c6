import type { PageText } from '@/lib/site/pages';

export const historicalSummary = {
  title: 'Resum històric',
  sections: [],
} as const satisfies PageText;
