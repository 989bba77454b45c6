import type { Action } from '@/lib/site/pages';
import type { SiteLink } from './index';

export const notFound = {
  text: 'Aquesta pàgina ha volat.',
  actions: [
    { label: "Torna a l'inici", link: '/' },
    { label: 'Millors castells', link: '/millors-castells' },
    { label: 'Assajos', link: '/assajos' },
    { label: "Contacta'ns", link: '/contactar' },
  ],
} as const satisfies { text: string; actions: readonly Action<SiteLink>[] };
