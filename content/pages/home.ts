import type { HomePage } from '@/lib/club/types';
import type { SiteLink } from './';

export const home = {
  title: 'Aquí no puja ningú tot sol',
  lead: "Som la colla castellera de la Zona Universitària. Vine tal com ets: el lloc ja te'l trobem.",
  actions: [
    { label: 'Vine a assajar', link: '/assajos' },
    { label: "Mira l'agenda", link: '/agenda' },
    { label: "Contacta'ns", link: '/contactar' },
  ],
  why: {
    title: "Per què t'hi hauries d'enfilar",
    points: [
      {
        id: 'no-cal-saber-ne',
        title: 'No cal saber-ne',
        text: "La majoria no havíem fet mai cap castell abans d'arribar a la universitat. El primer dia ja ets a pinya, amb algú al costat que t'explica on van els braços, el cap i els peus.",
      },
      {
        id: 'tothom-hi-te-lloc',
        title: 'Tothom hi té lloc',
        text: 'Alts i baixos, forçuts i espantadissos, gent de primer i gent que ja ha perdut el compte. Un castell demana cossos diferents, i també qui toqui la gralla, qui faci fotos i qui pari taula.',
      },
      {
        id: 'el-migdia-en-companyia',
        title: 'El migdia, en companyia',
        text: "Surts de classe, menges un entrepà al pati amb gent de sis facultats i assages dues hores. A les quatre tornes a l'aula amb la camisa suada i trenta persones més a qui saludar pel passadís.",
      },
    ],
  },
  towers: {
    title: 'Els nostres millors castells',
    intro:
      'Són els que ens han fet plorar, els que vam tardar anys a descarregar i els que encara expliquem a qui passa pel pati.',
    more: { label: 'Tots els millors castells', link: '/millors-castells' },
  },
  play: {
    title: 'Per jugar i per llegir',
    intro: "Un castell per endevinar cada dia, un repte cada setmana i una nit que s'acaba com tu tries.",
  },
  quotes: {
    title: "Ho diuen a l'assaig",
    intro: "Frases sentides sota la faixa, al bar i a l'autocar de tornada.",
  },
} satisfies HomePage<SiteLink>;
