import type { PageText } from '@/lib/site/pages';

export const bestDiades = {
  title: 'Millors diades',
  sections: [],
} as const satisfies PageText;
