// Per escriure (free-bar): com va la barra lliure
import type { PageText } from '@/lib/site/pages';

export const barraLliure = {
  title: 'Barra lliure',
  lead: "El teu codi per a la barra lliure de la festa. És d'un sol ús.",
  sections: [{ id: 'com', title: 'Com funciona', paragraphs: ['Ensenya el codi a la barra.'] }],
} as const satisfies PageText;
