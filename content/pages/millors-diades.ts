import type { PageText } from '@/lib/site/pages';
import type { SiteLink } from './';

export const bestDiades = {
  title: 'Millors diades',
  lead: "Les cent actuacions amb més punts. Toca una fila per veure d'on surten.",
  sections: [],
} as const satisfies PageText<SiteLink>;
