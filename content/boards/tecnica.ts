import { pages } from '@/content/pages';
import type { PersonId } from '@/content/people/people';
import type { BoardPage } from '@/lib/club/boards';

/** The technical board (junta tècnica). */
export const tecnica = {
  title: 'Junta tècnica',
  path: pages.technicalBoard.path,
  intro: [
    "La junta tècnica decideix quins castells fem, qui hi va i en quin lloc. Prepara els assajos, dibuixa les pinyes, tria els pilars del final i, a plaça, és qui diu amunt o avall. L'encapçala el cap o la cap de colla, que l'assemblea elegeix directament i que forma el seu equip.",
    "Ningú d'aquí no va néixer sabent-ne. Cada temporada hi entra gent nova, i cada àrea té algú que n'aprèn al costat de qui ja en sap. Si t'agradaria ser-hi, digues-ho a qualsevol d'ells a l'[assaig](/assajos). I si vols saber qui ha dut la camisa de cap al llarg dels anys, mira la [llista de caps de colla](/llista-de-caps-de-colla).",
  ],
  currentSeason: '2026-2027',
  s: {
    direccio: {
      titol: 'Equip de direcció',
      components: [
        { carrec: 'Cap de colla', person: 'clara-bassols' },
        { carrec: 'Sotscap de colla', person: 'ignasi-fortuny' },
        'separador',
        { carrec: 'Secretaria tècnica', person: 'mei-vilardell' },
      ],
    },
    junta: [
      {
        titol: 'Pinya',
        components: [
          { carrec: 'Cap de pinya', person: 'txema-alier' },
          { person: 'berta-nogues' },
          { person: 'kilian-portell' },
        ],
      },
      {
        titol: 'Tronc',
        components: [{ carrec: 'Cap de tronc', person: 'ivana-grevol' }, { person: 'marti-oliveras' }],
      },
      {
        titol: 'Pom de dalt',
        components: [{ carrec: 'Cap de pom de dalt', person: 'duna-casassas' }, { person: 'nora-vidiella' }],
      },
      {
        titol: 'Folre i manilles',
        components: [{ carrec: 'Cap de folre', person: 'xavi-montaner' }, { person: 'blanca-isern' }],
      },
      {
        titol: 'Seguretat i salut',
        components: [
          { carrec: 'Responsable', person: 'aleix-dorca' },
          { person: 'ingrid-sala' },
          { person: 'olga-rierola' },
        ],
      },
      {
        titol: 'Gralles i tabals',
        components: [{ carrec: 'Cap de música', person: 'vinyet-sole' }, { person: 'noa-estape' }],
      },
    ],
  },
  i: {
    '2002-2003': {
      direccio: {
        titol: 'Equip de direcció',
        components: [
          { carrec: 'Cap de colla', person: 'pau-rovira' },
          { carrec: 'Sotscap de colla', person: 'montse-alemany' },
        ],
      },
      junta: [
        {
          titol: 'Pinya',
          components: [{ carrec: 'Cap de pinya', person: 'guillem-prat' }, { person: 'toni-bofarull' }],
        },
        {
          titol: 'Tronc i pom de dalt',
          components: [{ carrec: 'Cap de tronc', person: 'nuria-bonet' }, { person: 'merce-pahissa' }],
        },
        { titol: 'Gralles i tabals', components: [{ person: 'lluis-escofet' }] },
      ],
    },
    '2021-2022': {
      direccio: {
        titol: 'Equip de direcció',
        components: [
          { carrec: 'Cap de colla', person: 'aina-ribalta' },
          { carrec: 'Sotscap de colla', person: 'julia-fontcoberta' },
          'separador',
          { carrec: 'Protocol sanitari', person: 'ferriol-badosa' },
        ],
      },
      junta: [
        {
          titol: 'Pinya',
          components: [{ carrec: 'Cap de pinya', person: 'marti-oliveras' }, { person: 'olga-rierola' }],
        },
        {
          titol: 'Tronc i pom de dalt',
          components: [{ carrec: 'Cap de tronc', person: 'sergi-mauri' }, { person: 'judit-sole' }],
        },
        { titol: 'Gralles i tabals', components: [{ person: 'rita-solanes' }] },
      ],
    },
    '2022-2023': {
      direccio: {
        titol: 'Equip de direcció',
        components: [
          { carrec: 'Cap de colla', person: 'julia-fontcoberta' },
          { carrec: 'Sotscap de colla', person: 'marti-oliveras' },
          'separador',
          { carrec: 'Secretaria tècnica', person: 'judit-sole' },
        ],
      },
      junta: [
        {
          titol: 'Pinya',
          components: [{ carrec: 'Cap de pinya', person: 'olga-rierola' }, { person: 'txema-alier' }],
        },
        { titol: 'Tronc', components: [{ carrec: 'Cap de tronc', person: 'sergi-mauri' }] },
        { titol: 'Pom de dalt', components: [{ carrec: 'Cap de pom de dalt', person: 'aran-vilella' }] },
        {
          titol: 'Folre i manilles',
          components: [{ carrec: 'Cap de folre', person: 'aina-ribalta' }, { person: 'xavi-montaner' }],
        },
        { titol: 'Gralles i tabals', components: [{ person: 'vinyet-sole' }] },
      ],
    },
    '2023-2024': {
      direccio: {
        titol: 'Equip de direcció',
        components: [
          { carrec: 'Cap de colla', person: 'julia-fontcoberta' },
          { carrec: 'Sotscap de colla', person: 'marti-oliveras' },
          'separador',
          { carrec: 'Secretaria tècnica', person: 'judit-sole' },
        ],
      },
      junta: [
        {
          titol: 'Pinya',
          components: [{ carrec: 'Cap de pinya', person: 'txema-alier' }, { person: 'berta-nogues' }],
        },
        {
          titol: 'Tronc',
          components: [{ carrec: 'Cap de tronc', person: 'sergi-mauri' }, { person: 'ivana-grevol' }],
        },
        {
          titol: 'Pom de dalt',
          components: [{ carrec: 'Cap de pom de dalt', person: 'aran-vilella' }, { person: 'clara-bassols' }],
        },
        {
          titol: 'Folre i manilles',
          components: [{ carrec: 'Cap de folre', person: 'xavi-montaner' }, { person: 'arnau-pujades' }],
        },
        {
          titol: 'Seguretat i salut',
          components: [
            { carrec: 'Responsable', person: 'ferriol-badosa' },
            { person: 'aleix-dorca' },
            { person: 'magi-borras' },
          ],
        },
        {
          titol: 'Gralles i tabals',
          components: [{ carrec: 'Cap de música', person: 'vinyet-sole' }, { person: 'adria-pallarols' }],
        },
      ],
    },
    '2024-2025': {
      direccio: {
        titol: 'Equip de direcció',
        components: [
          { carrec: 'Cap de colla', person: 'marti-oliveras' },
          { carrec: 'Sotscap de colla', person: 'judit-sole' },
          'separador',
          { carrec: 'Secretaria tècnica', person: 'mei-vilardell' },
        ],
      },
      junta: [
        {
          titol: 'Pinya',
          components: [
            { carrec: 'Cap de pinya', person: 'txema-alier' },
            { person: 'berta-nogues' },
            { person: 'clara-bassols' },
          ],
        },
        {
          titol: 'Tronc',
          components: [{ carrec: 'Cap de tronc', person: 'ivana-grevol' }, { person: 'ignasi-fortuny' }],
        },
        {
          titol: 'Pom de dalt',
          components: [
            { carrec: 'Cap de pom de dalt', person: 'duna-casassas' },
            { person: 'nora-vidiella' },
          ],
        },
        {
          titol: 'Folre i manilles',
          components: [{ carrec: 'Cap de folre', person: 'xavi-montaner' }, { person: 'julia-fontcoberta' }],
        },
        {
          titol: 'Seguretat i salut',
          components: [
            { carrec: 'Responsable', person: 'aleix-dorca' },
            { person: 'ferriol-badosa' },
            { person: 'ingrid-sala' },
          ],
        },
        {
          titol: 'Gralles i tabals',
          components: [{ carrec: 'Cap de música', person: 'vinyet-sole' }, { person: 'adria-pallarols' }],
        },
      ],
    },
    '2025-2026': {
      direccio: {
        titol: 'Equip de direcció',
        components: [
          { carrec: 'Cap de colla', person: 'marti-oliveras' },
          { carrec: 'Sotscap de colla', person: 'judit-sole' },
          'separador',
          { carrec: 'Secretaria tècnica', person: 'mei-vilardell' },
        ],
      },
      junta: [
        {
          titol: 'Pinya',
          components: [
            { carrec: 'Cap de pinya', person: 'clara-bassols' },
            { person: 'txema-alier' },
            { person: 'berta-nogues' },
          ],
        },
        {
          titol: 'Tronc',
          components: [{ carrec: 'Cap de tronc', person: 'ivana-grevol' }, { person: 'ignasi-fortuny' }],
        },
        {
          titol: 'Pom de dalt',
          components: [
            { carrec: 'Cap de pom de dalt', person: 'duna-casassas' },
            { person: 'nora-vidiella' },
          ],
        },
        {
          titol: 'Folre i manilles',
          components: [{ carrec: 'Cap de folre', person: 'xavi-montaner' }, { person: 'blanca-isern' }],
        },
        {
          titol: 'Seguretat i salut',
          components: [
            { carrec: 'Responsable', person: 'aleix-dorca' },
            { person: 'ingrid-sala' },
            { person: 'ferriol-badosa' },
          ],
        },
        {
          titol: 'Gralles i tabals',
          components: [{ carrec: 'Cap de música', person: 'vinyet-sole' }, { person: 'noa-estape' }],
        },
      ],
    },
  },
} as const satisfies BoardPage<PersonId>;
