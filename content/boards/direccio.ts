import type { BoardPage } from './board-page';

/** The direction board (junta directiva). */
export const direccio = {
  title: 'Junta directiva',
  path: '/junta-directiva',
  description:
    "La junta directiva dels Enfilats: qui porta els comptes, els permisos, la comunicació, l'acollida i la festa de la colla, temporada per temporada.",
  intro: [
    "La junta directiva és l'òrgan que porta el dia a dia de l'associació: fa complir el que acorda l'assemblea, administra els diners, demana els permisos, lloga els autocars i respon per la colla davant de la universitat, de les altres colles i de qui calgui. Als castells no hi decideix res, i procura que ningú no ho noti quan tot va bé.",
    [
      "L'assemblea la tria cada any, en acabar el curs, i en pot formar part qualsevol soci o sòcia. Es reuneix cada quinze dies, els dilluns al vespre, i les reunions són obertes: si vols proposar alguna cosa, ",
      { text: 'escriu-nos', link: '/contactar' },
      " i et posarem a l'ordre del dia. Les seves funcions són als ",
      { text: 'estatuts', link: '/estatuts' },
      '.',
    ],
  ],
  currentSeason: '2026-2027',
  s: {
    direccio: {
      titol: 'Direcció',
      components: [
        { carrec: 'Presidència', person: 'rita-solanes' },
        { carrec: 'Vicepresidència', nom: 'Oleguer Puigdevall i Ros' },
        'separador',
        { carrec: 'Secretaria', nom: 'Txell Armengou i Feixas' },
        { carrec: 'Tresoreria', nom: 'Hug Sardà i Mir' },
        'separador',
        { carrec: 'Cap de colla', person: 'clara-bassols' },
      ],
    },
    junta: [
      {
        titol: 'Comunicació',
        components: [
          { carrec: 'Coordinació', nom: 'Jana Freixenet i Cots' },
          { carrec: 'Xarxes socials', nom: 'Quim Torrella i Bach' },
          { carrec: 'Cartells i web', nom: 'Anaïs Verdaguer i Puig' },
        ],
      },
      {
        titol: 'Acollida',
        components: [
          { carrec: 'Coordinació', nom: 'Salma Bouzidi i Valls' },
          { nom: 'Guiu Rocamora i Sala' },
          { nom: 'Emma Cardús i Trias' },
        ],
      },
      {
        titol: 'Festa i vida universitària',
        components: [
          { carrec: 'Coordinació', nom: 'Bru Castellet i Homs' },
          { nom: 'Lia Montagut i Serra' },
          { nom: 'Pol Esquerra i Vidal' },
        ],
      },
      {
        titol: 'Material i local',
        components: [{ nom: 'Arlet Guinovart i Masó' }, { nom: 'Teo Rius i Planas' }],
      },
    ],
  },
  i: {
    '2002-2003': {
      direccio: {
        titol: 'Direcció',
        components: [
          { carrec: 'Presidència', person: 'mireia-gavalda' },
          { carrec: 'Secretaria', nom: 'Joan Brugarolas i Pi' },
          { carrec: 'Tresoreria', person: 'jordi-estruch' },
          'separador',
          { carrec: 'Cap de colla', person: 'pau-rovira' },
        ],
      },
      junta: [
        {
          titol: 'Vocalies',
          components: [
            { carrec: 'Cartells', nom: 'Sònia Clavell i Ripoll' },
            { carrec: 'Festes', nom: 'Marc Tolosa i Jané' },
            { carrec: 'Material', nom: 'Empar Lluch i Soler' },
          ],
        },
      ],
    },
    '2022-2023': {
      direccio: {
        titol: 'Direcció',
        components: [
          { carrec: 'Presidència', person: 'ivet-carrasco' },
          { carrec: 'Vicepresidència', nom: 'Magí Borràs i Tena' },
          'separador',
          { carrec: 'Secretaria', nom: 'Carlota Dalmases i Gil' },
          { carrec: 'Tresoreria', person: 'nil-barcelo' },
          'separador',
          { carrec: 'Cap de colla', person: 'julia-fontcoberta' },
        ],
      },
      junta: [
        {
          titol: 'Comunicació',
          components: [
            { carrec: 'Coordinació', nom: 'Adrià Pallarols i Bosc' },
            { nom: 'Noa Estapé i Rovira' },
          ],
        },
        {
          titol: 'Acollida i festa',
          components: [
            { carrec: 'Coordinació', nom: 'Martina Casals i Duran' },
            { person: 'rita-solanes' },
            { nom: 'Ot Queralt i Bernat' },
          ],
        },
      ],
    },
    '2023-2024': {
      direccio: {
        titol: 'Direcció',
        components: [
          { carrec: 'Presidència', person: 'nil-barcelo' },
          { carrec: 'Vicepresidència', nom: 'Carlota Dalmases i Gil' },
          'separador',
          { carrec: 'Secretaria', person: 'rita-solanes' },
          { carrec: 'Tresoreria', nom: 'Eloi Manent i Cases' },
          'separador',
          { carrec: 'Cap de colla', person: 'julia-fontcoberta' },
        ],
      },
      junta: [
        {
          titol: 'Comunicació',
          components: [
            { carrec: 'Coordinació', nom: 'Noa Estapé i Rovira' },
            { nom: 'Jana Freixenet i Cots' },
          ],
        },
        {
          titol: 'Acollida',
          components: [
            { carrec: 'Coordinació', nom: 'Martina Casals i Duran' },
            { nom: 'Laura Sunyol i Pey' },
          ],
        },
        {
          titol: 'Festa i vida universitària',
          components: [
            { carrec: 'Coordinació', nom: 'Ot Queralt i Bernat' },
            { nom: 'Dídac Amorós i Lleal' },
          ],
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
          { carrec: 'Tresoreria', nom: 'Eloi Manent i Cases' },
          'separador',
          { carrec: 'Cap de colla', person: 'marti-oliveras' },
        ],
      },
      junta: [
        {
          titol: 'Comissió dels trenta anys',
          components: [
            { carrec: 'Coordinació', nom: 'Carlota Dalmases i Gil' },
            { carrec: 'Exposició', person: 'gemma-vilaseca' },
            { carrec: 'Retrobament', person: 'xavier-pons' },
          ],
        },
        {
          titol: 'Comunicació',
          components: [
            { carrec: 'Coordinació', nom: 'Jana Freixenet i Cots' },
            { nom: 'Anaïs Verdaguer i Puig' },
          ],
        },
        {
          titol: 'Acollida',
          components: [
            { carrec: 'Coordinació', nom: 'Laura Sunyol i Pey' },
            { nom: 'Salma Bouzidi i Valls' },
          ],
        },
        {
          titol: 'Festa i vida universitària',
          components: [
            { carrec: 'Coordinació', nom: 'Dídac Amorós i Lleal' },
            { nom: 'Bru Castellet i Homs' },
          ],
        },
      ],
    },
  },
} as const satisfies BoardPage;
