import type { TowerPart } from '@/lib/tower-parts/parts';

export const pinyaParts = [
  {
    id: 'pinya',
    name: 'Pinya',
    definition:
      "Tota la gent que, de peus a terra, s'estreny al voltant dels baixos. Aguanta els segons, impedeix que el castell s'obri i, si cau, n'esmorteix la caiguda. És el pis on hi ha més gent i l'únic on sempre hi cap algú més.",
    highlights: ['baix', 'crossa', 'agulla', 'contrafort', 'primeres-mans', 'lateral', 'vent', 'cordo'],
  },
  {
    id: 'soca',
    name: 'Soca',
    definition:
      "El cor de la pinya: els baixos i les persones que els toquen, és a dir, crosses, agulles i contraforts. Es col·loca primer, en silenci i sense pressa, perquè un cop la pinya és plena ja no s'hi pot arribar.",
    highlights: ['baix', 'crossa', 'agulla', 'contrafort'],
  },
  {
    id: 'baixos',
    name: 'Baixos',
    definition:
      'Les persones que fan el primer pis del tronc, una per rengla, amb els segons dempeus a les espatlles. Planten els peus i no els tornen a moure fins que el castell és a terra. Són els únics que no veuen res de res.',
    highlights: ['baix'],
  },
  {
    id: 'crosses',
    name: 'Crosses',
    definition:
      "Es posen sota les aixelles del baix, una a cada costat, i l'ajuden a carregar el pes com farien unes crosses de debò. Solen ser més baixes que ell i han de quedar-hi ben encaixades.",
    highlights: ['crossa'],
  },
  {
    id: 'agulles',
    name: 'Agulles',
    definition:
      "Queden dretes a l'interior de la soca, de cara als baixos, amb els braços amunt per aguantar els segons per davant. És un lloc estret i sense aire: s'hi va prim i s'hi respira a glops.",
    highlights: ['agulla'],
  },
  {
    id: 'contraforts',
    name: 'Contraforts',
    definition:
      "S'enganxen a l'esquena del baix, l'abracen i no el deixen anar enrere. Pit contra esquena i cap a un costat, reben l'empenta de tota la rengla i la converteixen en un abraç.",
    highlights: ['contrafort'],
  },
  {
    id: 'daus',
    name: 'Daus',
    definition:
      "Omplen el forat que queda a cada banda del baix, entre la crossa i el contrafort, i hi fan de falca. Segons el castell i la colla se'n posen més o menys, o cap; al dibuix, anirien entre les persones que veus destacades.",
    highlights: ['crossa', 'contrafort'],
  },
  {
    id: 'primeres-mans',
    name: 'Primeres mans',
    definition:
      "La primera persona de cada rengla de mans, just darrere del contrafort. Amb els braços estirats per damunt dels caps agafa el segon per sota de les natges i n'aguanta una bona part del pes. Al darrere s'hi posen segones i terceres mans, en fila.",
    highlights: ['primeres-mans'],
  },
  {
    id: 'laterals',
    name: 'Laterals',
    definition:
      "Van a banda i banda de cada rengla i agafen les cames del segon pels costats. S'ocupen que la rengla no es decanti ni cap a la dreta ni cap a l'esquerra.",
    highlights: ['lateral'],
  },
  {
    id: 'vents',
    name: 'Vents',
    definition:
      "Omplen l'espai que queda entre dues rengles i donen una mà a cadascun dels segons que tenen a la vora. Lligats així, els segons no poden girar: en una torre, els vents valen el que pesen.",
    highlights: ['vent'],
  },
  {
    id: 'cordons',
    name: 'Cordons',
    definition:
      'Les anelles de gent que tanquen la pinya de dins cap enfora. Cadascú posa els braços damunt les espatlles del davant, el cap a un costat i el pit endavant, i fa pressió sense empènyer. És on comença gairebé tothom.',
    highlights: ['cordo'],
  },
] as const satisfies readonly TowerPart[];
