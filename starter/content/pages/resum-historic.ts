import type { PageText } from '@/lib/site/pages';

export const historicalSummary = {
  title: 'Resum històric',
  lead: 'Tot el que hem fet, per temporades.',
  sections: [],
} as const satisfies PageText;
