import type { Mission } from '@/lib/castle-game/types';
import { missionTexts } from './mission-texts';

/**
 * Two errands take a team from fifteen members to a pinya. What follows is a fan: towers to perform, ways to perform, places
 * on the named diades, what other clubs ask for, and a chain of what to rehearse, each one after another, so that who does what
 * they ask has about six at a time. No tower that a team may have no reason to do holds back another: such missions follow any
 * one of several.
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
] as const satisfies readonly Mission[];

/** Any one of them is enough. */
const FIVE_FLOORS = ['Els cinc pisos', 'La torre i el quatre', 'Tot sol', 'Cinc places'];
const SIX_FLOORS = ['Per sota', 'El quatre de sis', 'Tres cops al mig'];

/** For performances: title, what to do, how many times, castellers, and the mission before. */
const onStage = [
  // What the first diades of a team can give, however they go.
  ['El pilar de casa', 'Pd3', 1, 1, 'Netes ben netes'],
  ['Primera plaça', 'castell fet', 1, 2, 'Netes ben netes'],
  ['Segona plaça', 'castell fet', 1, 1, 'Primera plaça'],
  ['Tercera plaça', 'castell fet', 1, 1, 'Segona plaça'],
  ['Cinc places', 'castell fet', 2, 2, 'Tercera plaça'],
  // What is at stake on the named diades, among four clubs.
  ['Ja us coneixen', 'tercers', 1, 2, 'Segona plaça'],
  ['Només una al davant', 'segons', 1, 3, 'Ja us coneixen'],
  ['La plaça és vostra', 'primers', 1, 5, 'Només una al davant'],
  ['Tres cops al mig', 'tercers', 3, 2, 'Només una al davant'],
  ['Tres cops a dalt', 'segons', 3, 4, 'Tres cops al mig'],
  ['Tres places vostres', 'primers', 3, 5, 'La plaça és vostra'],
  ['Sis cops a dalt', 'segons', 6, 4, 'Tres cops a dalt'],
  ['Un curs de places', 'primers', 6, 6, 'Tres places vostres'],
  // What the clubs that invite the team ask for.
  ['Convidats', 'convidats', 1, 5, 'Segona plaça'],
  ['Bons convidats', 'convidats', 2, 10, 'Convidats'],
  ['Amics de mig país', 'convidats', 3, 15, 'Bons convidats'],
  // Towers.
  ['Els cinc pisos', '3d5', 1, 2, 'Netes ben netes'],
  ['El sisè pis', '3d6', 1, 3, FIVE_FLOORS],
  ['Dos i prou', 'Td6', 1, 3, 'El sisè pis'],
  ['Tot sol', 'Pd5', 1, 3, 'Tercera plaça'],
  ['El quatre de sis', '4d6', 1, 3, ['Dos i prou', 'Només una al davant']],
  ['El pilar de dins', '3d6a', 1, 3, SIX_FLOORS],
  ['Set pisos', '3d7', 1, 4, SIX_FLOORS],
  ['El quatre de set', '4d7', 1, 3, ['El tres amb agulla', 'Tres cops al mig']],
  ['Per sota', 'Td6s', 1, 3, 'Dos i prou'],
  ['El tres amb agulla', '3d7a', 1, 3, ['Set pisos', 'Tres cops al mig']],
  ['Castell de vuit', '4d8', 1, 5, ['El quatre de set', 'Tres places vostres']],
  ["L'agulla petita", '3d5a', 1, 1, ['La torre i el quatre', 'Dos i prou']],
  ['El folre', '3d8f', 1, 10, ['Castell de vuit', 'Tres places vostres']],
  ['Nou pisos', '4d9f', 1, 10, ['El folre', 'Castell de vuit']],
  // Ways to perform.
  ["L'estrena", 'primer cop', 1, 2, 'Netes ben netes'],
  ['Ningú a terra', 'sense caure', 1, 2, "L'estrena"],
  ['Més que mai', 'rècord', 1, 2, 'Ningú a terra'],
  ['Plaça variada', 'tres estructures', 1, 2, 'Segona plaça'],
  ['Tres estrenes', 'primer cop', 3, 3, 'Més que mai'],
  ['El boca-orella', 'més gent', 2, 2, ['Tres estrenes', 'Tres cops al mig']],
  ['Bon comiat', 'pilar', 2, 2, ['El sisè pis', 'El boca-orella']],
  ['Cinc diades dempeus', 'sense caure', 5, 3, 'El boca-orella'],
  ['Ja no hi cabem', 'més gent', 4, 3, 'Cinc diades dempeus'],
  ['Diada rodona', 'tot descarregat', 1, 3, 'Ja no hi cabem'],
  ['Tres de rodones', 'tot descarregat', 3, 3, 'Diada rodona'],
  ['Rècord rere rècord', 'rècord', 3, 3, 'El boca-orella'],
  ['Deu diades dempeus', 'sense caure', 10, 3, 'Ja no hi cabem'],
] as const;

/** The player chooses one of three, and the other two go. Each three come after one of those before. */
const challenges = [
  ['Repte: sense llenya', 'sense caure', 6, 6],
  ['Repte: de tot', 'tres estructures', 6, 6],
  ['Repte: coses noves', 'primer cop', 6, 6],
  ['Repte: cames i pilars', 'pilar', 8, 8],
  ['Repte: a la primera', 'tot descarregat', 4, 8],
  ['Repte: de visita', 'convidats', 4, 8],
  ['Repte: som més colla', 'més gent', 10, 10],
  ['Repte: cada cop més', 'rècord', 3, 10],
  ['Repte: dalt de tot', 'segons', 3, 10],
] as const;
const CHOICES = 3;

/**
 * One after another, what the clubs ask for, about as many as Thursdays without a named diada in two courses: each tower pays about
 * as many castellers as the points of another one would bring. So who reads the invitations has another line-up each week.
 */
const towns = [
  ...['Valls', 'Reus', 'Vilafranca', 'Terrassa', 'Sabadell', 'Manresa', 'Igualada', 'Mataró', 'Figueres'],
  ...['Olot', 'Granollers', 'Tàrrega', 'Cervera', 'Solsona', 'Berga', 'Ripoll', 'Banyoles', 'Blanes'],
  ...[
    'Tortosa',
    'Amposta',
    'Falset',
    'Gandesa',
    'Montblanc',
    'Sitges',
    'Vilanova',
    'Martorell',
    'Esparreguera',
  ],
  ...['Sallent', 'Cardona', 'Torelló', 'Manlleu', 'Centelles', 'Sort', 'Tremp', 'Balaguer', 'Mollerussa'],
  ...['Agramunt', 'Ponts', 'Puigcerdà', 'Camprodon', 'Besalú', 'Roses', 'Cadaqués', 'Palamós', 'Pals'],
  ...['Calella', 'Arenys', 'Badalona', 'Rubí', 'Gavà', 'Calaf', 'Guissona', 'Prades', 'Lloret'],
] as const;
const VISITORS = 4;
const visit = (town: string): string => `Visita a ${town}`;

/**
 * What to rehearse, one after another: three times each, between performances that go well. After each six they pay one casteller
 * more.
 */
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
const STEP = 6;

const tasks = (code: string, amount: number, people: number) =>
  ({
    objectives: { performance: [{ code, outcome: 'descarregat', amount }] },
    rewards: [{ type: 'members', amount: people }],
  }) satisfies Partial<Mission>;

const [firstErrand, secondErrand, ...otherErrands] = errands;

export const missions = [
  firstErrand,
  secondErrand,
  ...onStage.map(
    ([title, code, amount, people, after]): Mission => ({
      title,
      description: missionTexts[title],
      ...tasks(code, amount, people),
      after,
    }),
  ),
  ...towns.map((town, index): Mission => {
    const before = towns[index - 1];
    return {
      title: visit(town),
      description: 'Feu el castell que us demanin. Qui en sap de tota mena no avorreix mai la plaça.',
      ...tasks('convidats', 1, VISITORS),
      after: before ? visit(before) : 'Amics de mig país',
    };
  }),
  ...otherErrands,
  ...challenges.map(
    ([title, code, amount, people], index): Mission => ({
      title,
      description: missionTexts[title],
      ...tasks(code, amount, people),
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
      rewards: [{ type: 'members', amount: 1 + Math.floor(index / STEP) }],
      after: rehearsals[index - 1]?.[0] ?? 'El boca-orella',
    };
  }),
] as const satisfies readonly Mission[];
