import type { PageText } from '@/lib/site/pages';

export const bestDiades = {
  title: 'Millors diades',
  lead: "Les cent actuacions amb més punts. Toca una fila per veure d'on surten.",
  sections: [],
} as const satisfies PageText;
