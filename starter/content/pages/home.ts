import type { HomePage } from '@/lib/club/types';

export const home = {
  title: 'Volem baix, pugem amunt',
  lead: 'Som la colla castellera del Campus Nou. Els dimecres al migdia fem castells davant de la biblioteca.',
  actions: [
    { label: 'Vine a assaig', link: '/assajos' },
    { label: "Mira l'agenda", link: '/agenda' },
    { label: "Contacta'ns", link: '/contactar' },
  ],
  english: { lang: 'en', label: 'In English', link: '/assajos#in-english' },
  why: {
    title: 'Per què venir',
    points: [
      { id: 'gent', title: 'Gent', text: 'Coneixeràs tot el campus, de clatell en clatell.' },
      { id: 'aire', title: 'Aire', text: 'Dues hores lluny de les pantalles.' },
    ],
  },
  towers: {
    title: 'Els nostres millors castells',
    intro: 'Pocs i bons.',
    more: { label: 'Tots els castells', link: '/millors-castells' },
  },
  quotes: { title: 'Ho diem nosaltres', intro: 'Frases de la pinya.' },
} satisfies HomePage;
