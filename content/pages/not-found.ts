import type { Action } from '@/lib/site/pages';
import type { SiteLink } from './';

export const notFound = {
  text: "Hem mirat a la pinya, al tronc i al pom de dalt, i aquesta pàgina no hi és. Potser l'adreça té una lletra de més o la pàgina ha canviat de lloc.",
  actions: [
    { label: "Torna a l'inici", link: '/' },
    { label: 'Millors castells', link: '/millors-castells' },
    { label: 'Assajos', link: '/assajos' },
    { label: "Contacta'ns", link: '/contactar' },
  ],
} as const satisfies { text: string; actions: readonly Action<SiteLink>[] };
