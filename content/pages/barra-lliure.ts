import { membership } from '@/content/membership';
import type { PageText } from '@/lib/site/pages';

export const barraLliure = {
  title: 'Barra lliure',
  lead: "El teu codi d'un sol ús: ensenya'l a la barra des d'aquest mòbil.",
  sections: [
    {
      id: 'la-festa',
      title: 'La festa',
      paragraphs: [
        "És la [Festa de la Zona Universitària](/agenda#festa-zona-2027), el divendres 14 de maig de 2027, de les sis de la tarda a mitjanit, a l'Esplanada de la Zona Universitària. La barra dels Enfilats és la de la camisa verda, i el codi només hi val aquella nit.",
        `La barra lliure és per a majors de ${membership.adultAge} anys, i et poden demanar un document. Aigua i refrescos n'hi ha per a tothom.`,
      ],
    },
    {
      id: 'com-funciona',
      title: 'Com funciona',
      paragraphs: [
        "El primer cop que obres aquesta pàgina, el teu navegador es fa ell mateix un codi a l'atzar. No l'enviem enlloc: es queda al teu aparell fins que l'ensenyes.",
      ],
      list: [
        'A la barra, puja la brillantor de la pantalla i acosta el codi de barres al lector.',
        "Si el lector no el llegeix, dicta els setze dígits que hi ha a sota. L'últim és de control: si t'equivoques en algun, la barra ho sabrà.",
        "Si t'ho demanen, ensenya també les sis lletres i xifres de la confirmació.",
        'Un cop llegit, el codi ja està gastat. No en caldrà cap més: la polsera te la posen allà mateix.',
      ],
    },
    {
      id: 'que-cal-saber',
      title: 'Què cal saber',
      paragraphs: [
        "El codi és personal i n'hi ha un per navegador. Si canvies de mòbil, esborres les galetes o navegues en mode privat, te'n farem un altre. Fer-ne molts no dona dret a res: la barra compara cada codi amb la seva llista.",
        "Beu si vols, i cuida qui tens al costat. Si necessites ajuda o no estàs a gust, busca el punt lila, a l'entrada de l'Esplanada: la Carlota i en Sergi, amb braçal lila, hi són tota la nit i tenen un lloc tranquil on seure. I a casa hi tornem en grup: ningú no se'n va sol si no vol.",
      ],
    },
  ],
} as const satisfies PageText;
