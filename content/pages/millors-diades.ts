import type { PageText } from '@/lib/site/page-text';

export const bestDiades = {
  title: 'Millors diades',
  lead: "Les cent actuacions amb més punts de la nostra història. Obre una fila per veure d'on surt cada punt, i passa per damunt d'un castell per saber com es diu.",
  description:
    'Les cent millors diades dels Enfilats per punts, amb els castells que sumen, els que no i per què. Dades del full de resultats de la colla.',
  sections: [],
} as const satisfies PageText;
