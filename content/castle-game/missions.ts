import type { Mission } from '@/lib/castle-game/types';

/** Two errands take a team from fifteen members to a pinya. Two chains go on from there: one of towers, one of ways to perform. */
const chains = [
  {
    title: 'El primer pilar',
    description:
      'Descarregueu un pilar de tres en un assaig. La foto correrà per tots els grups de classe i vindrà gent nova a provar-ho.',
    objectives: { rehearsal: [{ code: 'Pd3', outcome: 'descarregat' }] },
    rewards: [{ type: 'members', amount: 10 }],
  },
  {
    title: 'Netes ben netes',
    description:
      "Descarregueu cinc tresos de quatre nets i tres torres de quatre netes en els assajos. Quan el tronc va sol, la gent s'anima a fer pinya.",
    objectives: {
      rehearsal: [
        { code: '3d4n', outcome: 'descarregat', amount: 5 },
        { code: 'Td4n', outcome: 'descarregat', amount: 3 },
      ],
    },
    rewards: [{ type: 'members', amount: 10 }],
  },
  {
    title: 'Provatures',
    description:
      'Carregueu o descarregueu per primer cop tres castells o netes diferents en els assajos. Una colla que prova coses fa venir ganes de passar-hi.',
    objectives: { rehearsal: [{ code: 'primer cop', outcome: 'descarregat', amount: 3 }] },
    rewards: [{ type: 'members', amount: 2 }],
    after: 'El primer pilar',
  },
  {
    title: 'Els cinc pisos',
    description:
      'Descarregueu un tres de cinc en una actuació. És el primer castell vostre que algú de la plaça sabrà dir pel nom.',
    objectives: { performance: [{ code: '3d5', outcome: 'descarregat' }] },
    rewards: [{ type: 'members', amount: 2 }],
    after: 'Netes ben netes',
  },
  {
    title: 'La torre i el quatre',
    description:
      'Descarregueu a plaça una torre de cinc i un quatre de cinc, el mateix dia o en dies diferents. Amb tres castells al sac, ja podeu triar.',
    objectives: {
      performance: [
        { code: 'Td5', outcome: 'descarregat' },
        { code: '4d5', outcome: 'descarregat' },
      ],
    },
    rewards: [{ type: 'members', amount: 2 }],
    after: 'Els cinc pisos',
  },
  {
    title: 'Bon comiat',
    description:
      'Descarregueu dos pilars de quatre en actuacions. Qui acaba bé la diada convida algú a sopar, i aquell algú es queda a la colla.',
    objectives: { performance: [{ code: 'Pd4', outcome: 'descarregat', amount: 2 }] },
    rewards: [{ type: 'members', amount: 2 }],
    after: 'La torre i el quatre',
  },
  {
    title: 'El sisè pis',
    description: 'Descarregueu un tres de sis en una actuació. A sis pisos, la plaça ja calla.',
    objectives: { performance: [{ code: '3d6', outcome: 'descarregat' }] },
    rewards: [{ type: 'members', amount: 3 }],
    after: 'Bon comiat',
  },
  {
    title: 'Dos i prou',
    description:
      'Descarregueu una torre de sis a plaça. A cada pis sou dos, i no hi ha ningú més a qui donar la culpa.',
    objectives: { performance: [{ code: 'Td6', outcome: 'descarregat' }] },
    rewards: [{ type: 'members', amount: 3 }],
    after: 'El sisè pis',
  },
  {
    title: 'Tot sol',
    description:
      "Descarregueu un pilar de cinc en una actuació. Cinc persones, l'una damunt de l'altra, i tota la pinya contenint l'alè.",
    objectives: { performance: [{ code: 'Pd5', outcome: 'descarregat' }] },
    rewards: [{ type: 'members', amount: 3 }],
    after: 'Dos i prou',
  },
  {
    title: 'El quatre de sis',
    description:
      "Descarregueu un quatre de sis a plaça. És el castell que sembla fàcil fins que s'ha de fer.",
    objectives: { performance: [{ code: '4d6', outcome: 'descarregat' }] },
    rewards: [{ type: 'members', amount: 3 }],
    after: 'Tot sol',
  },
  {
    title: 'El pilar de dins',
    description:
      "Descarregueu a plaça un tres de sis amb l'agulla. Quan el castell se'n va i el pilar es queda, ningú no mira el mòbil.",
    objectives: { performance: [{ code: '3d6a', outcome: 'descarregat' }] },
    rewards: [{ type: 'members', amount: 3 }],
    after: 'El quatre de sis',
  },
  {
    title: 'Set pisos',
    description:
      "Descarregueu un tres de set en una actuació. D'aquest dia, en parlareu quan ja no sigueu de la colla.",
    objectives: { performance: [{ code: '3d7', outcome: 'descarregat' }] },
    rewards: [{ type: 'members', amount: 4 }],
    after: 'El pilar de dins',
  },
  {
    title: 'El quatre de set',
    description:
      "Descarregueu un quatre de set en una actuació. Qui us tenia per una colla de sis ho haurà d'esborrar.",
    objectives: { performance: [{ code: '4d7', outcome: 'descarregat' }] },
    rewards: [{ type: 'members', amount: 3 }],
    after: 'Set pisos',
  },
  {
    title: 'Per sota',
    description:
      'Descarregueu a plaça una torre de sis per sota. Els de dalt hi pugen primer i no veuen res fins al final.',
    objectives: { performance: [{ code: 'Td6s', outcome: 'descarregat' }] },
    rewards: [{ type: 'members', amount: 3 }],
    after: 'El quatre de set',
  },
  {
    title: "L'agulla del set",
    description:
      "Descarregueu a plaça un tres de set amb l'agulla. Quan el tres ja és a terra, encara queda un pilar per baixar.",
    objectives: { performance: [{ code: '3d7a', outcome: 'descarregat' }] },
    rewards: [{ type: 'members', amount: 3 }],
    after: 'Per sota',
  },
  {
    title: 'Castell de vuit',
    description:
      "Descarregueu un quatre de vuit a plaça. Els qui el van somiar el primer dia encara no s'ho creuen.",
    objectives: { performance: [{ code: '4d8', outcome: 'descarregat' }] },
    rewards: [{ type: 'members', amount: 5 }],
    after: "L'agulla del set",
  },
  {
    title: "L'estrena",
    description:
      "Carregueu o descarregueu a plaça un castell que no hi hàgiu fet mai. Ve la família amb la càmera, i sempre hi ha un cosí que s'hi queda.",
    objectives: { performance: [{ code: 'primer cop', outcome: 'descarregat' }] },
    rewards: [{ type: 'members', amount: 2 }],
    after: 'Netes ben netes',
  },
  {
    title: 'Ningú a terra',
    description:
      'Acabeu una diada sense cap caiguda i amb algun castell fet. Desmuntar a temps també és saber-ne.',
    objectives: { performance: [{ code: 'sense caure', outcome: 'descarregat' }] },
    rewards: [{ type: 'members', amount: 2 }],
    after: "L'estrena",
  },
  {
    title: 'El boca-orella',
    description:
      "Acabeu dues diades sent més castellers que en començar. Tothom qui s'apunta porta algú més.",
    objectives: { performance: [{ code: 'més gent', outcome: 'descarregat', amount: 2 }] },
    rewards: [{ type: 'members', amount: 2 }],
    after: 'Ningú a terra',
  },
  {
    title: 'Més que mai',
    description:
      "Feu la diada amb més punts de tota la vostra història. Del segon millor dia no se'n recorda ningú.",
    objectives: { performance: [{ code: 'rècord', outcome: 'descarregat' }] },
    rewards: [{ type: 'members', amount: 2 }],
    after: 'El boca-orella',
  },
  {
    title: 'Plaça variada',
    description:
      "Carregueu o descarregueu tres estructures diferents en una mateixa diada. Qui només sap fer tresos s'acaba avorrint.",
    objectives: { performance: [{ code: 'tres estructures', outcome: 'descarregat' }] },
    rewards: [{ type: 'members', amount: 2 }],
    after: 'Més que mai',
  },
  {
    title: 'Tres estrenes',
    description:
      'Feu a plaça per primer cop tres castells més, carregats o descarregats. Cada estrena surt a la revista de la facultat.',
    objectives: { performance: [{ code: 'primer cop', outcome: 'descarregat', amount: 3 }] },
    rewards: [{ type: 'members', amount: 3 }],
    after: 'Plaça variada',
  },
  {
    title: 'Cinc diades dempeus',
    description:
      "Acabeu cinc diades sense cap caiguda i amb algun castell fet. Els de casa també s'ho miren, això.",
    objectives: { performance: [{ code: 'sense caure', outcome: 'descarregat', amount: 5 }] },
    rewards: [{ type: 'members', amount: 3 }],
    after: 'Tres estrenes',
  },
  {
    title: 'Diada rodona',
    description:
      "Descarregueu en una diada tres castells i el pilar, tots a la primera. D'una diada així se'n fa una samarreta.",
    objectives: { performance: [{ code: 'tot descarregat', outcome: 'descarregat' }] },
    rewards: [{ type: 'members', amount: 3 }],
    after: 'Tres estrenes',
  },
  {
    title: 'Ja no hi cabem',
    description: 'Feu créixer la colla en quatre diades més. Caldrà buscar un local més gran.',
    objectives: { performance: [{ code: 'més gent', outcome: 'descarregat', amount: 4 }] },
    rewards: [{ type: 'members', amount: 3 }],
    after: 'Diada rodona',
  },
  {
    title: 'Tres de rodones',
    description:
      'Feu tres diades rodones més: tres castells i el pilar, tots descarregats a la primera. Ja no us pregunten si en sabeu.',
    objectives: { performance: [{ code: 'tot descarregat', outcome: 'descarregat', amount: 3 }] },
    rewards: [{ type: 'members', amount: 3 }],
    after: 'Ja no hi cabem',
  },
  {
    title: 'Rècord rere rècord',
    description:
      'Feu tres vegades més la millor diada de la vostra història. Hi ha qui ja no sap on apuntar-ho.',
    objectives: { performance: [{ code: 'rècord', outcome: 'descarregat', amount: 3 }] },
    rewards: [{ type: 'members', amount: 3 }],
    after: 'Tres de rodones',
  },
  {
    title: 'Deu diades dempeus',
    description:
      "Acabeu deu diades més sense cap caiguda i amb algun castell fet. Ja hi ha qui us posa d'exemple.",
    objectives: { performance: [{ code: 'sense caure', outcome: 'descarregat', amount: 10 }] },
    rewards: [{ type: 'members', amount: 3 }],
    after: 'Cinc diades dempeus',
  },
] as const satisfies readonly Mission[];

/** So that a mission is always within reach of a team that has done most of the others. */
const TURNS = 14;
const inTwos = Array.from({ length: TURNS }, (_, index): readonly Mission[] => {
  const turn = index + 1;
  return [
    {
      title: `De dues en dues, ${turn}`,
      description: `Acabeu dues diades més sense cap caiguda i amb algun castell fet. Amb aquestes, en seran ${2 * turn} des que les compteu.`,
      objectives: { performance: [{ code: 'sense caure', outcome: 'descarregat', amount: 2 }] },
      rewards: [{ type: 'members', amount: 1 }],
      after: index === 0 ? 'Tres estrenes' : `Cap endavant, ${index}`,
    },
    {
      title: `Cap endavant, ${turn}`,
      description: `Feu créixer la colla en dues diades més. Amb aquestes, en seran ${2 * turn} des que les compteu.`,
      objectives: { performance: [{ code: 'més gent', outcome: 'descarregat', amount: 2 }] },
      rewards: [{ type: 'members', amount: 1 }],
      after: `De dues en dues, ${turn}`,
    },
  ];
});

export const missions = [...chains, ...inTwos.flat()] as const satisfies readonly Mission[];

/** How to go about them, told in the first screen to a team that has not completed them yet. */
export const missionsHint = 'Comenceu pel Pd3 i seguiu amb les netes: Td4n i 3d4n.';
