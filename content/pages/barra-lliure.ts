import type { PageText } from '@/lib/site/page-text';
import type { SiteLink } from './index';

/** One message of the code: what happened and what to do. */
type Notice = { readonly title: string; readonly text: string };

export type FreeBarPage = PageText<SiteLink> & {
  readonly confirmationLabel: string;
  readonly confirmationHelp: string;
  readonly drawNew: string;
  readonly notices: {
    readonly fresh: Notice;
    readonly known: Notice;
    readonly tampered: Notice;
    readonly partial: Notice;
    readonly blocked: Notice;
    readonly failed: Notice;
  };
};

export const barraLliure = {
  title: 'Barra lliure',
  lead: "Aquest és el teu codi per a la barra lliure de la festa de la Zona. És d'un sol ús i és només teu: ensenya'l a la barra des d'aquest mateix mòbil.",
  confirmationLabel: 'Confirmació',
  confirmationHelp:
    'Aquestes sis lletres i xifres surten del codi i de dues claus que només són en aquest navegador. Qui copiï el teu número sense les claus en veurà unes altres.',
  drawNew: 'Fes-me un codi nou',
  notices: {
    fresh: {
      title: 'Ja tens codi',
      text: "L'acabem de fer. El guardem en aquest navegador: si tornes a obrir la pàgina, hi trobaràs el mateix.",
    },
    known: {
      title: 'Hola altra vegada',
      text: "És el mateix codi que et vam fer el primer dia. Si ja l'has fet servir, la barra t'ho dirà.",
    },
    tampered: {
      title: 'Aquest codi no quadra',
      text: "El codi desat en aquest navegador s'ha modificat i la barra no l'acceptaria. Pots fer-ne un de nou; el d'abans deixarà de valer.",
    },
    partial: {
      title: 'Al codi li falta un tros',
      text: "En aquest navegador només hi queda una part del codi, potser perquè se n'han esborrat galetes. Pots fer-ne un de nou; el d'abans deixarà de valer.",
    },
    blocked: {
      title: 'No hem pogut desar el codi',
      text: 'El teu navegador no deixa desar galetes. El codi val igualment, però si tanques la pàgina es perdrà: fes-ne una captura, o permet les galetes i torna a carregar-la.',
    },
    failed: {
      title: 'No hem pogut fer el codi',
      text: 'Aquest navegador no ens deixa fer servir el generador de nombres aleatoris. Prova-ho amb un navegador més nou o amb una connexió segura (https).',
    },
  },
  sections: [
    {
      id: 'com-funciona',
      title: 'Com funciona',
      paragraphs: [
        "El primer cop que obres aquesta pàgina, el teu navegador es fa ell mateix un codi a l'atzar. No l'enviem enlloc: es queda al teu aparell fins que l'ensenyes.",
      ],
      list: [
        'A la barra, puja la brillantor de la pantalla i acosta el codi de barres al lector.',
        "Si el lector no el llegeix, dicta els setze dígits que hi ha a sota. L'últim és de control: si te n'equivoques en un, la barra ho sabrà.",
        "Si t'ho demanen, ensenya també les sis lletres i xifres de la confirmació.",
        'Un cop llegit, el codi ja està gastat. No en caldrà cap més: la polsera te la posen allà mateix.',
      ],
    },
    {
      id: 'que-cal-saber',
      title: 'Què cal saber',
      paragraphs: [
        "El codi és personal i n'hi ha un per navegador. Si canvies de mòbil, esborres les galetes o navegues en mode privat, te'n farem un altre. Fer-ne molts no dona dret a res: la barra compara cada codi amb la seva llista.",
        "La barra lliure és per a majors d'edat i té aigua i refrescos per a tothom. Beu el que vulguis i cuida qui tens al costat. Si necessites ajuda o no estàs a gust, busca el punt lila: hi ha gent de la colla tota la nit.",
      ],
    },
  ],
} as const satisfies FreeBarPage;
