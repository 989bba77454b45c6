import { pages } from '@/content/pages';
import type { PersonId } from '@/content/people/people';
import type { BoardPage } from '@/lib/club/boards';

/** The direction board (junta directiva). */
export const direccio = {
  title: 'Junta directiva',
  path: pages.directionBoard.path,
  intro: [
    "La junta directiva és l'òrgan que porta el dia a dia de l'associació: fa complir el que acorda l'assemblea, administra els diners, demana els permisos, lloga els autocars i respon per la colla davant de la universitat, de les altres colles i de qui calgui. Als castells no hi decideix res, i procura que ningú no ho noti quan tot va bé.",
    "L'assemblea la tria cada any, en acabar el curs, i en pot formar part qualsevol soci o sòcia major d'edat. Es reuneix cada quinze dies, els dilluns al vespre, i les reunions són obertes: si vols proposar alguna cosa, [escriu-nos](/contactar) i et posarem a l'ordre del dia. Si ets de la colla, en pots demanar les actes a la secretaria. Les seves funcions són als [estatuts](/estatuts).",
  ],
  currentSeason: '2026-2027',
  s: {
    direccio: {
      titol: 'Direcció',
      components: [
        { carrec: 'Presidència', person: 'rita-solanes' },
        { carrec: 'Vicepresidència', person: 'oleguer-puigdevall' },
        'separador',
        { carrec: 'Secretaria', person: 'txell-armengou' },
        { carrec: 'Tresoreria', person: 'hug-sarda' },
        'separador',
        { carrec: 'Cap de colla', person: 'clara-bassols' },
      ],
    },
    junta: [
      {
        titol: 'Comunicació',
        components: [
          { carrec: 'Coordinació', person: 'jana-freixenet' },
          { carrec: 'Xarxes socials', person: 'quim-torrella' },
          { carrec: 'Cartells i web', person: 'anais-verdaguer' },
        ],
      },
      {
        titol: 'Acollida',
        components: [
          { carrec: 'Coordinació', person: 'salma-bouzidi' },
          { person: 'guiu-rocamora' },
          { person: 'emma-cardus' },
        ],
      },
      {
        titol: 'Festa i vida universitària',
        components: [
          { carrec: 'Coordinació', person: 'bru-castellet' },
          { person: 'lia-montagut' },
          { person: 'pol-esquerra' },
        ],
      },
      {
        titol: 'Material i local',
        components: [{ person: 'arlet-guinovart' }, { person: 'teo-rius' }],
      },
    ],
  },
  i: {
    '2002-2003': {
      direccio: {
        titol: 'Direcció',
        components: [
          { carrec: 'Presidència', person: 'mireia-gavalda' },
          { carrec: 'Secretaria', person: 'joan-brugarolas' },
          { carrec: 'Tresoreria', person: 'jordi-estruch' },
          'separador',
          { carrec: 'Cap de colla', person: 'pau-rovira' },
        ],
      },
      junta: [
        {
          titol: 'Vocalies',
          components: [
            { carrec: 'Cartells', person: 'sonia-clavell' },
            { carrec: 'Festes', person: 'marc-tolosa' },
            { carrec: 'Material', person: 'empar-lluch' },
          ],
        },
      ],
    },
    '2022-2023': {
      direccio: {
        titol: 'Direcció',
        components: [
          { carrec: 'Presidència', person: 'ivet-carrasco' },
          { carrec: 'Vicepresidència', person: 'magi-borras' },
          'separador',
          { carrec: 'Secretaria', person: 'carlota-dalmases' },
          { carrec: 'Tresoreria', person: 'nil-barcelo' },
          'separador',
          { carrec: 'Cap de colla', person: 'julia-fontcoberta' },
        ],
      },
      junta: [
        {
          titol: 'Comunicació',
          components: [{ carrec: 'Coordinació', person: 'adria-pallarols' }, { person: 'noa-estape' }],
        },
        {
          titol: 'Acollida i festa',
          components: [
            { carrec: 'Coordinació', person: 'martina-casals' },
            { person: 'rita-solanes' },
            { person: 'ot-queralt' },
          ],
        },
      ],
    },
    '2023-2024': {
      direccio: {
        titol: 'Direcció',
        components: [
          { carrec: 'Presidència', person: 'nil-barcelo' },
          { carrec: 'Vicepresidència', person: 'carlota-dalmases' },
          'separador',
          { carrec: 'Secretaria', person: 'rita-solanes' },
          { carrec: 'Tresoreria', person: 'eloi-manent' },
          'separador',
          { carrec: 'Cap de colla', person: 'julia-fontcoberta' },
        ],
      },
      junta: [
        {
          titol: 'Comunicació',
          components: [{ carrec: 'Coordinació', person: 'noa-estape' }, { person: 'jana-freixenet' }],
        },
        {
          titol: 'Acollida',
          components: [{ carrec: 'Coordinació', person: 'martina-casals' }, { person: 'laura-sunyol' }],
        },
        {
          titol: 'Festa i vida universitària',
          components: [{ carrec: 'Coordinació', person: 'ot-queralt' }, { person: 'didac-amoros' }],
        },
      ],
    },
    '2024-2025': {
      direccio: {
        titol: 'Direcció',
        components: [
          { carrec: 'Presidència', person: 'nil-barcelo' },
          { carrec: 'Vicepresidència', person: 'ivet-carrasco' },
          'separador',
          { carrec: 'Secretaria', person: 'rita-solanes' },
          { carrec: 'Tresoreria', person: 'eloi-manent' },
          'separador',
          { carrec: 'Cap de colla', person: 'marti-oliveras' },
        ],
      },
      junta: [
        {
          titol: 'Comissió dels trenta anys',
          components: [
            { carrec: 'Coordinació', person: 'carlota-dalmases' },
            { carrec: 'Exposició', person: 'gemma-vilaseca' },
            { carrec: 'Retrobament', person: 'xavier-pons' },
          ],
        },
        {
          titol: 'Comunicació',
          components: [{ carrec: 'Coordinació', person: 'jana-freixenet' }, { person: 'anais-verdaguer' }],
        },
        {
          titol: 'Acollida',
          components: [{ carrec: 'Coordinació', person: 'laura-sunyol' }, { person: 'salma-bouzidi' }],
        },
        {
          titol: 'Festa i vida universitària',
          components: [{ carrec: 'Coordinació', person: 'didac-amoros' }, { person: 'bru-castellet' }],
        },
      ],
    },
    '2025-2026': {
      direccio: {
        titol: 'Direcció',
        components: [
          { carrec: 'Presidència', person: 'rita-solanes' },
          { carrec: 'Vicepresidència', person: 'didac-amoros' },
          'separador',
          { carrec: 'Secretaria', person: 'txell-armengou' },
          { carrec: 'Tresoreria', person: 'eloi-manent' },
          'separador',
          { carrec: 'Cap de colla', person: 'marti-oliveras' },
        ],
      },
      junta: [
        {
          titol: 'Comunicació',
          components: [{ carrec: 'Coordinació', person: 'jana-freixenet' }, { person: 'anais-verdaguer' }],
        },
        {
          titol: 'Acollida',
          components: [{ carrec: 'Coordinació', person: 'salma-bouzidi' }, { person: 'guiu-rocamora' }],
        },
        {
          titol: 'Festa i vida universitària',
          components: [{ carrec: 'Coordinació', person: 'bru-castellet' }, { person: 'lia-montagut' }],
        },
        {
          titol: 'Material i local',
          components: [{ person: 'arlet-guinovart' }],
        },
      ],
    },
  },
} as const satisfies BoardPage<PersonId>;
