import { pages } from '@/content/pages';
import { type BoardPage, readBoard } from '@/lib/club/boards';

/** The direction board (junta directiva). */
export const direccio = {
  title: 'Junta directiva',
  path: pages.directionBoard.path,
  intro: [
    "La junta directiva és l'òrgan que porta el dia a dia de l'associació: fa complir el que acorda l'assemblea, administra els diners, demana els permisos, lloga els autocars i respon per la colla davant de la universitat, de les altres colles i de qui calgui. Als castells no hi decideix res, i procura que ningú no ho noti quan tot va bé.",
    "L'assemblea la tria cada any, en acabar el curs, i en pot formar part qualsevol soci o sòcia major d'edat. Es reuneix cada quinze dies, els dilluns al vespre, i les reunions són obertes: si vols proposar alguna cosa, [escriu-nos](/contactar) i et posarem a l'ordre del dia. Si ets de la colla, en pots demanar les actes a la secretaria. Les seves funcions són als [estatuts](/estatuts).",
  ],
  currentSeason: '2026-2027',
  s: readBoard({
    Direcció: [
      'Presidència: rita-solanes',
      'Vicepresidència: oleguer-puigdevall',
      'separador',
      'Secretaria: txell-armengou',
      'Tresoreria: hug-sarda',
      'separador',
      'Cap de colla: clara-bassols',
    ],
    Comunicació: [
      'Coordinació: jana-freixenet',
      'Xarxes socials: quim-torrella',
      'Cartells i web: anais-verdaguer',
    ],
    Acollida: ['Coordinació: salma-bouzidi', 'guiu-rocamora', 'emma-cardus'],
    'Festa i vida universitària': ['Coordinació: bru-castellet', 'lia-montagut', 'pol-esquerra'],
    'Material i local': ['arlet-guinovart', 'teo-rius'],
  }),
  i: {
    '2002-2003': readBoard({
      Direcció: [
        'Presidència: mireia-gavalda',
        'Secretaria: joan-brugarolas',
        'Tresoreria: jordi-estruch',
        'separador',
        'Cap de colla: pau-rovira',
      ],
      Vocalies: ['Cartells: sonia-clavell', 'Festes: marc-tolosa', 'Material: empar-lluch'],
    }),
    '2022-2023': readBoard({
      Direcció: [
        'Presidència: ivet-carrasco',
        'Vicepresidència: magi-borras',
        'separador',
        'Secretaria: carlota-dalmases',
        'Tresoreria: nil-barcelo',
        'separador',
        'Cap de colla: julia-fontcoberta',
      ],
      Comunicació: ['Coordinació: adria-pallarols', 'noa-estape'],
      'Acollida i festa': ['Coordinació: martina-casals', 'rita-solanes', 'ot-queralt'],
    }),
    '2023-2024': readBoard({
      Direcció: [
        'Presidència: nil-barcelo',
        'Vicepresidència: carlota-dalmases',
        'separador',
        'Secretaria: rita-solanes',
        'Tresoreria: eloi-manent',
        'separador',
        'Cap de colla: julia-fontcoberta',
      ],
      Comunicació: ['Coordinació: noa-estape', 'jana-freixenet'],
      Acollida: ['Coordinació: martina-casals', 'laura-sunyol'],
      'Festa i vida universitària': ['Coordinació: ot-queralt', 'didac-amoros'],
    }),
    '2024-2025': readBoard({
      Direcció: [
        'Presidència: nil-barcelo',
        'Vicepresidència: ivet-carrasco',
        'separador',
        'Secretaria: rita-solanes',
        'Tresoreria: eloi-manent',
        'separador',
        'Cap de colla: marti-oliveras',
      ],
      'Comissió dels trenta anys': [
        'Coordinació: carlota-dalmases',
        'Exposició: gemma-vilaseca',
        'Retrobament: xavier-pons',
      ],
      Comunicació: ['Coordinació: jana-freixenet', 'anais-verdaguer'],
      Acollida: ['Coordinació: laura-sunyol', 'salma-bouzidi'],
      'Festa i vida universitària': ['Coordinació: didac-amoros', 'bru-castellet'],
    }),
    '2025-2026': readBoard({
      Direcció: [
        'Presidència: rita-solanes',
        'Vicepresidència: didac-amoros',
        'separador',
        'Secretaria: txell-armengou',
        'Tresoreria: eloi-manent',
        'separador',
        'Cap de colla: marti-oliveras',
      ],
      Comunicació: ['Coordinació: jana-freixenet', 'anais-verdaguer'],
      Acollida: ['Coordinació: salma-bouzidi', 'guiu-rocamora'],
      'Festa i vida universitària': ['Coordinació: bru-castellet', 'lia-montagut'],
      'Material i local': ['arlet-guinovart'],
    }),
  },
} as const satisfies BoardPage;
