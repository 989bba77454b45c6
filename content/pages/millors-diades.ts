import type { PageText } from '@/lib/site/pages';
import type { SiteLink } from './';

export const bestDiades = {
  title: 'Millors diades',
  lead: "Les cent actuacions amb més punts de la nostra història. Obre una fila per veure d'on surt cada punt, i passa per damunt d'un castell per saber com es diu.",
  sections: [],
} as const satisfies PageText<SiteLink>;
