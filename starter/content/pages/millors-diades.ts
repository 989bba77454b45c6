import type { PageText } from '@/lib/site/pages';

import type { SiteLink } from './index';

export const bestDiades = {
  title: 'Millors diades',
  lead: 'Les actuacions amb més punts.',
  sections: [],
} as const satisfies PageText<SiteLink>;
