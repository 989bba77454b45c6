// Per escriure: la portada
// Per escriure: frases de la vostra gent, a quotes.json
import { club } from '@/content/club';
import type { HomePage } from '@/lib/club/types';

export const home = {
  title: 'Fem castells a la universitat',
  lead: club.description,
  actions: [
    { label: 'Vine a assajar', link: '/assajos' },
    { label: "Mira l'agenda", link: '/agenda' },
    { label: "Contacta'ns", link: '/contactar' },
  ],
  why: {
    title: 'Per què venir',
    points: [
      { id: 'gent', title: 'Gent', text: "Coneixeràs gent d'altres graus i d'altres cursos." },
      { id: 'aire', title: 'Aire', text: 'Una estona lluny de les pantalles, amb els braços enlaire.' },
    ],
  },
  towers: {
    title: 'Castells',
    intro: 'De què parlem quan parlem de castells.',
    more: { label: 'Tots els castells', link: '/millors-castells' },
  },
  play: { title: 'Per jugar i per llegir', intro: 'Entre assaig i assaig.' },
  quotes: { title: 'Des de la pinya', intro: 'El que se sent a plaça.' },
} satisfies HomePage;
