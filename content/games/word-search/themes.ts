import type { WordSearchTheme } from '@/lib/games/word-search/generate';

/**
 * Words of each word search, with their meaning in one line, shown when they are found. `npm run make:levels` writes
 * the grids to `levels.ts`. The same seed gives the same grid. No word may contain another, in either direction.
 */
export const WORD_SEARCH_THEMES = [
  {
    title: 'La pinya',
    seed: 1994,
    words: {
      Soca: 'El cor de la pinya: els baixos i qui els toca.',
      Baixos: 'Els qui fan el primer pis, amb els segons a les espatlles.',
      Contrafort: "S'enganxa a l'esquena del baix i no el deixa anar enrere.",
      Agulla: 'Dreta al mig de la soca, de cara als baixos.',
      Crossa: "Sota l'aixella del baix, l'ajuda a carregar el pes.",
      Laterals: 'A banda i banda de cada rengla, agafen les cames del segon.',
      Vents: "Entre dues rengles, lliguen un segon amb l'altre.",
      Cordó: 'Anella de gent que tanca la pinya per fora.',
      Mans: 'Les files que, des de cada rengla, sostenen el segon.',
      Rengles: 'Les columnes del castell, i les files de mans que les segueixen.',
      Espatlles: 'On descansen els peus de qui puja.',
      Braços: 'Estirats per damunt dels caps, fan arribar la força al mig.',
      Daus: 'Omplen els forats que queden a tocar dels baixos.',
      Taps: "Qui es posa on encara s'escola una mica d'aire.",
      Pits: "Contra l'esquena del davant: així es fa pressió sense empènyer.",
    },
  },
  {
    title: 'La diada',
    seed: 2007,
    words: {
      Plaça: 'On es fan els castells; surt a plaça qui ja ha assajat.',
      Actuació: 'El que una colla ensenya en una diada.',
      Ronda: 'La tanda en què cada colla fa un castell.',
      Pilar: "Castell d'una sola persona per pis.",
      Torre: 'Castell de dues persones per pis.',
      Castell: 'Construcció feta de gent, pis sobre pis.',
      Gralles: 'Instruments de vent que diuen com va el castell.',
      Tabals: 'Marquen el pas amb dues baquetes.',
      Públic: "La meitat calla i l'altra meitat ja fa pinya.",
      Descarregat: 'Coronat i desfet sense caure: el que es vol sempre.',
      Intent: "Castell que no s'arriba a coronar.",
      Balcó: "D'on miren les autoritats i on acaben alguns pilars.",
      Aplaudiment: "Esclata amb l'aleta i torna quan l'últim toca la pinya.",
      Festa: 'El motiu de la diada, i el que ve després.',
      Aleta: 'La mà oberta al cim: el castell és carregat.',
    },
  },
  {
    title: 'La colla',
    seed: 2024,
    words: {
      Assaig: 'On es fan els castells que després surten a plaça.',
      Camisa: 'La que diu de quina colla ets.',
      Faixa: "Tira llarga que protegeix els ronyons i fa d'esglaó.",
      Mocador: 'Vermell amb pics blancs, lligat al cap, al coll o al canell.',
      Escut: 'El dibuix de la colla, cosit a la butxaca.',
      Junta: "Qui porta els papers, els diners i l'agenda.",
      Canalla: "La mainada que puja; en una colla universitària, no n'hi ha.",
      Enxaneta: 'Qui corona el castell.',
      Acotxadora: "S'ajup sobre els dosos perquè l'enxaneta li passi per sobre.",
      Grallers: 'Qui fa sonar les gralles.',
      Amistat: "El que queda quan tot s'ha desfet.",
      Força: 'La primera paraula del lema casteller.',
      Equilibri: 'La segona paraula del lema.',
      Valor: 'La tercera paraula del lema.',
      Seny: "L'última paraula del lema: saber quan cal desmuntar.",
      Enfilats: 'El nom de la nostra colla.',
      Universitat: "D'on ve gairebé tothom que fa castells amb nosaltres.",
    },
  },
] as const satisfies readonly WordSearchTheme[];
