import type { Mission } from '@/lib/castle-game/types';

/**
 * Two errands take a team from fifteen members to a pinya. What follows is a fan: towers to perform, ways to perform, places
 * on the named diades, and a chain of what to rehearse. No tower that a team may have no reason to do holds back another:
 * such missions follow any one of several.
 */
const errands = [
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
    after: 'Primera plaça',
  },
  {
    title: 'Bon comiat',
    description:
      'Descarregueu dos pilars de quatre o més en actuacions. Qui acaba bé la diada convida algú a sopar, i aquell algú es queda a la colla.',
    objectives: { performance: [{ code: 'pilar', outcome: 'descarregat', amount: 2 }] },
    rewards: [{ type: 'members', amount: 2 }],
    after: 'Primera plaça',
  },
  {
    title: 'El sisè pis',
    description: 'Descarregueu un tres de sis en una actuació. A sis pisos, la plaça ja calla.',
    objectives: { performance: [{ code: '3d6', outcome: 'descarregat' }] },
    rewards: [{ type: 'members', amount: 3 }],
    after: ['Els cinc pisos', 'La torre i el quatre', 'Tot sol', 'Cinc places'],
  },
  {
    title: 'Dos i prou',
    description:
      'Descarregueu una torre de sis a plaça. A cada pis sou dos, i no hi ha ningú més a qui donar la culpa.',
    objectives: { performance: [{ code: 'Td6', outcome: 'descarregat' }] },
    rewards: [{ type: 'members', amount: 3 }],
    after: ['Els cinc pisos', 'La torre i el quatre', 'Tot sol', 'Cinc places'],
  },
  {
    title: 'Tot sol',
    description:
      "Descarregueu un pilar de cinc en una actuació. Cinc persones, l'una damunt de l'altra, i tota la pinya contenint l'alè.",
    objectives: { performance: [{ code: 'Pd5', outcome: 'descarregat' }] },
    rewards: [{ type: 'members', amount: 3 }],
    after: 'Primera plaça',
  },
  {
    title: 'El quatre de sis',
    description:
      "Descarregueu un quatre de sis a plaça. És el castell que sembla fàcil fins que s'ha de fer.",
    objectives: { performance: [{ code: '4d6', outcome: 'descarregat' }] },
    rewards: [{ type: 'members', amount: 3 }],
    after: ['El sisè pis', 'Dos i prou', 'Per sota'],
  },
  {
    title: 'El pilar de dins',
    description:
      "Descarregueu a plaça un tres de sis amb l'agulla. Quan el castell se'n va i el pilar es queda, ningú no mira el mòbil.",
    objectives: { performance: [{ code: '3d6a', outcome: 'descarregat' }] },
    rewards: [{ type: 'members', amount: 3 }],
    after: ['El sisè pis', 'Dos i prou', 'Per sota'],
  },
  {
    title: 'Set pisos',
    description:
      "Descarregueu un tres de set en una actuació. D'aquest dia, en parlareu quan ja no sigueu de la colla.",
    objectives: { performance: [{ code: '3d7', outcome: 'descarregat' }] },
    rewards: [{ type: 'members', amount: 4 }],
    after: ['El sisè pis', 'Dos i prou', 'Per sota'],
  },
  {
    title: 'El quatre de set',
    description:
      "Descarregueu un quatre de set en una actuació. Qui us tenia per una colla de sis ho haurà d'esborrar.",
    objectives: { performance: [{ code: '4d7', outcome: 'descarregat' }] },
    rewards: [{ type: 'members', amount: 3 }],
    after: ['El sisè pis', 'Dos i prou', 'Per sota'],
  },
  {
    title: 'Per sota',
    description:
      'Descarregueu a plaça una torre de sis per sota. Els de dalt hi pugen primer i no veuen res fins al final.',
    objectives: { performance: [{ code: 'Td6s', outcome: 'descarregat' }] },
    rewards: [{ type: 'members', amount: 3 }],
    after: ['Els cinc pisos', 'La torre i el quatre', 'Tot sol', 'Cinc places'],
  },
  {
    title: 'El tres amb agulla',
    description:
      "Descarregueu a plaça un tres de set amb l'agulla. Quan el tres ja és a terra, encara queda un pilar per baixar.",
    objectives: { performance: [{ code: '3d7a', outcome: 'descarregat' }] },
    rewards: [{ type: 'members', amount: 3 }],
    after: ['Set pisos', 'El quatre de set', 'El pilar de dins'],
  },
  {
    title: 'Castell de vuit',
    description:
      "Descarregueu un quatre de vuit a plaça. Els qui el van somiar el primer dia encara no s'ho creuen.",
    objectives: { performance: [{ code: '4d8', outcome: 'descarregat' }] },
    rewards: [{ type: 'members', amount: 5 }],
    after: ['Set pisos', 'El quatre de set', 'El pilar de dins'],
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
    after: "L'estrena",
  },
  {
    title: 'Més que mai',
    description:
      "Feu la diada amb més punts de tota la vostra història. Del segon millor dia no se'n recorda ningú.",
    objectives: { performance: [{ code: 'rècord', outcome: 'descarregat' }] },
    rewards: [{ type: 'members', amount: 2 }],
    after: "L'estrena",
  },
  {
    title: 'Plaça variada',
    description:
      "Carregueu o descarregueu tres estructures diferents en una mateixa diada. Qui només sap fer tresos s'acaba avorrint.",
    objectives: { performance: [{ code: 'tres estructures', outcome: 'descarregat' }] },
    rewards: [{ type: 'members', amount: 2 }],
    after: "L'estrena",
  },
  {
    title: 'Tres estrenes',
    description:
      'Feu a plaça per primer cop tres castells més, carregats o descarregats. Cada estrena surt a la revista de la facultat.',
    objectives: { performance: [{ code: 'primer cop', outcome: 'descarregat', amount: 3 }] },
    rewards: [{ type: 'members', amount: 3 }],
    after: "L'estrena",
  },
  {
    title: 'Cinc diades dempeus',
    description:
      "Acabeu cinc diades sense cap caiguda i amb algun castell fet. Els de casa també s'ho miren, això.",
    objectives: { performance: [{ code: 'sense caure', outcome: 'descarregat', amount: 5 }] },
    rewards: [{ type: 'members', amount: 3 }],
    after: 'Ningú a terra',
  },
  {
    title: 'Diada rodona',
    description:
      "Descarregueu en una diada tres castells i el pilar, tots a la primera. D'una diada així se'n fa una samarreta.",
    objectives: { performance: [{ code: 'tot descarregat', outcome: 'descarregat' }] },
    rewards: [{ type: 'members', amount: 3 }],
    after: 'Ningú a terra',
  },
  {
    title: 'Ja no hi cabem',
    description: 'Feu créixer la colla en quatre diades més. Caldrà buscar un local més gran.',
    objectives: { performance: [{ code: 'més gent', outcome: 'descarregat', amount: 4 }] },
    rewards: [{ type: 'members', amount: 3 }],
    after: 'El boca-orella',
  },
  {
    title: 'Tres de rodones',
    description:
      'Feu tres diades rodones més: tres castells i el pilar, tots descarregats a la primera. Ja no us pregunten si en sabeu.',
    objectives: { performance: [{ code: 'tot descarregat', outcome: 'descarregat', amount: 3 }] },
    rewards: [{ type: 'members', amount: 3 }],
    after: 'Diada rodona',
  },
  {
    title: 'Rècord rere rècord',
    description:
      'Feu tres vegades més la millor diada de la vostra història. Hi ha qui ja no sap on apuntar-ho.',
    objectives: { performance: [{ code: 'rècord', outcome: 'descarregat', amount: 3 }] },
    rewards: [{ type: 'members', amount: 3 }],
    after: 'Més que mai',
  },
  {
    title: 'Deu diades dempeus',
    description:
      "Acabeu deu diades més sense cap caiguda i amb algun castell fet. Ja hi ha qui us posa d'exemple.",
    objectives: { performance: [{ code: 'sense caure', outcome: 'descarregat', amount: 10 }] },
    rewards: [{ type: 'members', amount: 3 }],
    after: 'Cinc diades dempeus',
  },
  {
    title: "L'agulla petita",
    description:
      "Descarregueu a plaça un tres de cinc amb l'agulla. És el primer cop que algú us demana què hi fa, allà dins, aquell pilar.",
    objectives: { performance: [{ code: '3d5a', outcome: 'descarregat' }] },
    rewards: [{ type: 'members', amount: 1 }],
    after: 'Primera plaça',
  },
  {
    title: 'El folre',
    description:
      "Descarregueu un tres de vuit amb folre en una actuació. La segona pinya s'enfila damunt de la primera, i qui hi puja ja no torna a ser qui era.",
    objectives: { performance: [{ code: '3d8f', outcome: 'descarregat' }] },
    rewards: [{ type: 'members', amount: 10 }],
    after: ['Set pisos', 'El quatre de set', 'El pilar de dins'],
  },
  {
    title: 'Nou pisos',
    description:
      "Descarregueu un quatre de nou amb folre a plaça. Des de baix ja no es veu qui fa l'aleta: us en fieu.",
    objectives: { performance: [{ code: '4d9f', outcome: 'descarregat' }] },
    rewards: [{ type: 'members', amount: 10 }],
    after: ['El folre', 'Castell de vuit', 'El tres amb agulla'],
  },
] as const satisfies readonly Mission[];

/** What the first diades of a team can give, however they go. */
const firstDiades = [
  [
    'El pilar de casa',
    'Pd3',
    1,
    1,
    'Netes ben netes',
    "Descarregueu un pilar de tres a plaça. És petit, però és el que us surt, i la plaça aplaudeix el que s'acaba.",
  ],
  [
    'Primera plaça',
    'castell fet',
    1,
    2,
    'Netes ben netes',
    "Acabeu una diada amb algun castell o pilar carregat o descarregat. El primer dia, amb un n'hi ha prou.",
  ],
  [
    'Segona plaça',
    'castell fet',
    1,
    1,
    'Primera plaça',
    'Acabeu una altra diada amb algun castell fet. Ja hi ha qui us espera.',
  ],
  [
    'Tercera plaça',
    'castell fet',
    1,
    1,
    'Segona plaça',
    'I una altra. A la tercera, algú de fora ja sap com us dieu.',
  ],
  [
    'Cinc places',
    'castell fet',
    2,
    2,
    'Tercera plaça',
    "Dues diades més amb algun castell fet, i ja en fa cinc. D'això se'n diu tenir una colla.",
  ],
] as const;

/** What is at stake on the named diades, among four clubs. */
const places = [
  [
    'Ja us coneixen',
    'tercers',
    1,
    2,
    'Netes ben netes',
    'Acabeu una diada assenyalada entre els tres primers. No ser els últims també es nota.',
  ],
  [
    'Només una al davant',
    'segons',
    1,
    3,
    'Ja us coneixen',
    "Acabeu una diada assenyalada entre els dos primers. Se'n parlarà fins a la següent.",
  ],
  [
    'La plaça és vostra',
    'primers',
    1,
    5,
    'Només una al davant',
    'Guanyeu una diada assenyalada. Aquell dia, qui volia ser dels altres es fa dels vostres.',
  ],
  [
    'Tres cops al mig',
    'tercers',
    3,
    2,
    'Ja us coneixen',
    'Sigueu tres vegades més entre els tres primers. Una vegada és sort; tres, ja no.',
  ],
  [
    'Tres cops a dalt',
    'segons',
    3,
    4,
    'Només una al davant',
    'Sigueu tres vegades més entre els dos primers. Els altres ja us miren la llista de castells.',
  ],
  [
    'Tres places vostres',
    'primers',
    3,
    5,
    'La plaça és vostra',
    'Guanyeu tres diades assenyalades més. A casa ja no hi ha lloc per a més copes.',
  ],
  [
    'Sis cops a dalt',
    'segons',
    6,
    4,
    'Tres cops a dalt',
    'Sigueu sis vegades més entre els dos primers: tot un curs sense fallar.',
  ],
  [
    'Un curs de places',
    'primers',
    6,
    6,
    'Tres places vostres',
    "Guanyeu sis diades assenyalades més. D'aquest curs en quedarà un pòster.",
  ],
] as const;

/** What the clubs that invite the team ask for. */
const invitations = [
  [
    'Convidats',
    'convidats',
    1,
    3,
    'Primera plaça',
    'Feu a plaça el castell que us demana una colla que us convida. No cal que sigui el que us surt més bé.',
  ],
  [
    'Bons convidats',
    'convidats',
    2,
    5,
    'Convidats',
    'Feu dos castells més dels que us demanin. Qui porta el que li han demanat torna a ser-hi convidat.',
  ],
  [
    'Amics de mig país',
    'convidats',
    3,
    7,
    'Bons convidats',
    "I tres més. A cada plaça en coneixeu algú, i algú d'allà us coneix.",
  ],
  [
    'Sempre a punt',
    'convidats',
    4,
    10,
    'Amics de mig país',
    'Quatre més. Ja no us pregunten si en sabeu, sinó si aquell dijous us va bé.',
  ],
  [
    'El que ens demanin',
    'convidats',
    6,
    14,
    'Sempre a punt',
    'I sis més. Qui ho sap fer tot no avorreix mai la plaça, ni la colla.',
  ],
] as const;

/** The player chooses one of three, and the other two go. Each three come after one of those before. */
const challenges = [
  [
    'Repte: sense llenya',
    'sense caure',
    6,
    6,
    'Acabeu sis diades sense cap caiguda i amb algun castell fet. Qui el tria, desmunta a temps.',
  ],
  [
    'Repte: de tot',
    'tres estructures',
    6,
    6,
    'Sis diades amb tres estructures diferents. Qui el tria, no assaja sempre el mateix.',
  ],
  [
    'Repte: coses noves',
    'primer cop',
    6,
    6,
    'Sis castells per primer cop a plaça, carregats o descarregats. Qui el tria, no té por de desmuntar-ne algun.',
  ],
  [
    'Repte: cames i pilars',
    'pilar',
    8,
    8,
    'Descarregueu vuit pilars de quatre o més a plaça. Qui el tria, guarda proves per al pilar.',
  ],
  [
    'Repte: a la primera',
    'tot descarregat',
    4,
    8,
    'Quatre diades amb tres castells i el pilar, tots descarregats a la primera. Qui el tria, porta només el que té segur.',
  ],
  [
    'Repte: de visita',
    'convidats',
    4,
    8,
    'Feu quatre castells dels que us demanin les colles que us conviden. Qui el tria, assaja per als altres.',
  ],
  [
    'Repte: som més colla',
    'més gent',
    10,
    10,
    'Feu créixer la colla en deu diades. Qui el tria, mira la gent abans que els punts.',
  ],
  [
    'Repte: cada cop més',
    'rècord',
    3,
    10,
    'Feu tres vegades la millor diada de la vostra història. Qui el tria, sempre en porta un de nou.',
  ],
  [
    'Repte: dalt de tot',
    'segons',
    3,
    10,
    'Sigueu tres vegades entre els dos primers en una diada assenyalada. Qui el tria, es prepara per a aquells dies.',
  ],
] as const;
const CHOICES = 3;

/** What to rehearse, one after another: three times each, between performances that go well. */
const rehearsals = [
  ['Quatre de costat', '4d4n', 'És el tronc que aguanta mitja història dels castells.'],
  ['Prim i recte', 'Pd4n', 'Si sense pinya surt, amb pinya sortirà millor.'],
  ['Un pis més', '3d5n', "A partir d'aquí, des de terra ja no s'hi arriba amb la mà."],
  ['Dues i dues', 'Td5n', 'Dues persones per pis, i que no es mirin.'],
  ['Quatre i amunt', '4d5n', 'El quatre perdona més que ningú, però no ho perdona tot.'],
  ['Comptem fins a cinc', '5d4n', "Cal que el tres i la torre es posin d'acord."],
  ['Cinc amunt', '5d5n', 'El tres i la torre ja es coneixen; ara, que no es barallin.'],
  ['Fil i agulla', '3d5an', "Primer baixa el tres; el pilar, que s'esperi."],
  ['De set en set', '7d4n', 'Entre tants braços costa trobar els propis.'],
  ['Puntals a lloc', 'PT Pd8fmp', 'Són pocs i ho aguanten gairebé tot.'],
  ['Sis i encara nets', '3d6n', 'Els veïns ja surten al balcó.'],
  ['El pilar calçat', 'FT Pd6f', 'És poca gent i molta feina.'],
  ['La torre prima', 'Td6n', 'Sis pisos de dues persones: a dalt de tot hi arriba poca conversa.'],
  ['Sis de costat', '4d6n', 'Si algú diu que el quatre és fàcil, que hi pugi.'],
  ['Torre amb folre', 'FT Td7f', 'Ara la pinya té planta baixa i principal.'],
  ['Ja en són nou', '9d4n', 'Si algú us pregunta què és, digueu-li que ho torni a comptar.'],
  ['Set i amunt', '7d5n', 'Qui passa llista al tronc ja no acaba mai.'],
  ["L'agulla de sis", '3d6an', 'El pilar de dins no surt a la foto fins al final.'],
  ['Folre de vuit', 'FT 3d8f', 'Sense això, el tres de vuit no és cap castell: és una idea.'],
  ['Mans amunt', 'MT Td8fm', 'Tercera pinya, i cada cop hi cap menys gent.'],
  ['Nou i amunt', '9d5n', 'Amb tanta gent al tronc, la pinya es fa petita.'],
  ['Folre de pilar', 'FT Pd7fm', 'Molta gent a terra perquè un de sol arribi a dalt.'],
  ['Folre de nou', 'FT 4d9f', 'Som a terra i ja fa respecte.'],
] as const;

const [firstErrand, secondErrand, ...otherErrands] = errands;

export const missions = [
  firstErrand,
  secondErrand,
  ...[...firstDiades, ...places, ...invitations].map(
    ([title, code, amount, people, after, description]): Mission => ({
      title,
      description,
      objectives: { performance: [{ code, outcome: 'descarregat', amount }] },
      rewards: [{ type: 'members', amount: people }],
      after,
    }),
  ),
  ...otherErrands,
  ...challenges.map(
    ([title, code, amount, people, description], index): Mission => ({
      title,
      description,
      objectives: { performance: [{ code, outcome: 'descarregat', amount }] },
      rewards: [{ type: 'members', amount: people }],
      after:
        index < CHOICES
          ? 'Tercera plaça'
          : challenges
              .slice(0, index - (index % CHOICES))
              .slice(-CHOICES)
              .map(([before]) => before),
      choice: `repte ${Math.floor(index / CHOICES) + 1}`,
    }),
  ),
  ...rehearsals.map(([title, code, description], index): Mission => {
    const well = index % 2 === 0 ? { code: 'sense caure', amount: 2 } : { code: 'més gent' };
    return {
      title,
      description,
      objectives: {
        rehearsal: [{ code, outcome: 'descarregat', amount: 3 }],
        performance: [{ ...well, outcome: 'descarregat' }],
      },
      rewards: [{ type: 'members', amount: 1 }],
      after: rehearsals[index - 1]?.[0] ?? 'Netes ben netes',
    };
  }),
] as const satisfies readonly Mission[];

/** How to go about them, told in the first screen to a team that has not completed them yet. */
export const missionsHint = 'Comenceu pel Pd3 i seguiu amb les netes: Td4n i 3d4n.';
