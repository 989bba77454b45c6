import type { PageText } from '@/lib/site/pages';

export const bestDiades = {
  title: 'Millors diades',
  lead: 'Les actuacions amb més punts.',
  sections: [],
} as const satisfies PageText;
