import type { BoardPage } from './board-page';

/** The technical board (junta tècnica). */
export const tecnica = {
  title: 'Junta tècnica',
  path: '/junta-tecnica',
  description:
    'La junta tècnica dels Enfilats: cap de colla, pinya, tronc, pom de dalt, folre, seguretat i música, de la temporada actual i de les anteriors.',
  intro: [
    "La junta tècnica decideix quins castells fem, qui hi va i en quin lloc. Prepara els assajos, dibuixa les pinyes, tria els pilars del final i, a plaça, és qui diu amunt o avall. L'encapçala el cap o la cap de colla, que l'assemblea elegeix directament i que forma el seu equip.",
    [
      "Ningú d'aquí no va néixer sabent-ne. Cada temporada hi entra gent nova, i cada àrea té algú que n'aprèn al costat de qui ja en sap. Si t'agradaria ser-hi, digues-ho a qualsevol d'ells a l'",
      { text: 'assaig', link: '/assajos' },
      '. I si vols saber qui ha dut la camisa de cap al llarg dels anys, mira la ',
      { text: 'llista de caps de colla', link: '/llista-de-caps-de-colla' },
      '.',
    ],
  ],
  currentSeason: '2026-2027',
  s: {
    direccio: {
      titol: 'Equip de direcció',
      components: [
        { carrec: 'Cap de colla', person: 'clara-bassols' },
        { carrec: 'Sotscap de colla', nom: 'Ignasi Fortuny i Deu' },
        'separador',
        { carrec: 'Secretaria tècnica', nom: 'Mei Vilardell i Huang' },
      ],
    },
    junta: [
      {
        titol: 'Pinya',
        components: [
          { carrec: 'Cap de pinya', nom: 'Txema Alier i Roca' },
          { nom: 'Berta Nogués i Fàbregas' },
          { nom: 'Kilian Portell i Mas' },
        ],
      },
      {
        titol: 'Tronc',
        components: [{ carrec: 'Cap de tronc', nom: 'Ivana Grèvol i Sants' }, { person: 'marti-oliveras' }],
      },
      {
        titol: 'Pom de dalt',
        components: [
          { carrec: 'Cap de pom de dalt', nom: 'Duna Casassas i Pons' },
          { nom: 'Nora Vidiella i Prats' },
        ],
      },
      {
        titol: 'Folre i manilles',
        components: [{ carrec: 'Cap de folre', nom: 'Xavi Montaner i Riu' }, { nom: 'Blanca Isern i Molas' }],
      },
      {
        titol: 'Seguretat i salut',
        components: [{ carrec: 'Responsable', nom: 'Aleix Dorca i Baró' }, { nom: 'Ingrid Sala i Verd' }],
      },
      {
        titol: 'Gralles i tabals',
        components: [{ carrec: 'Cap de música', nom: 'Vinyet Solé i Tort' }],
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
          components: [{ carrec: 'Cap de pinya', person: 'guillem-prat' }, { nom: 'Toni Bofarull i Camp' }],
        },
        {
          titol: 'Tronc i pom de dalt',
          components: [{ carrec: 'Cap de tronc', person: 'nuria-bonet' }, { nom: 'Mercè Pahissa i Llop' }],
        },
        { titol: 'Gralles i tabals', components: [{ nom: 'Lluís Escofet i Balaguer' }] },
      ],
    },
    '2021-2022': {
      direccio: {
        titol: 'Equip de direcció',
        components: [
          { carrec: 'Cap de colla', person: 'aina-ribalta' },
          { carrec: 'Sotscap de colla', person: 'julia-fontcoberta' },
          'separador',
          { carrec: 'Protocol sanitari', nom: 'Ferriol Badosa i Coma' },
        ],
      },
      junta: [
        {
          titol: 'Pinya',
          components: [
            { carrec: 'Cap de pinya', person: 'marti-oliveras' },
            { nom: 'Olga Rierola i Pastor' },
          ],
        },
        {
          titol: 'Tronc i pom de dalt',
          components: [{ carrec: 'Cap de tronc', nom: 'Sergi Mauri i Clos' }, { nom: 'Judit Solé i Amat' }],
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
          { carrec: 'Secretaria tècnica', nom: 'Judit Solé i Amat' },
        ],
      },
      junta: [
        {
          titol: 'Pinya',
          components: [
            { carrec: 'Cap de pinya', nom: 'Olga Rierola i Pastor' },
            { nom: 'Txema Alier i Roca' },
          ],
        },
        { titol: 'Tronc', components: [{ carrec: 'Cap de tronc', nom: 'Sergi Mauri i Clos' }] },
        { titol: 'Pom de dalt', components: [{ carrec: 'Cap de pom de dalt', nom: 'Aran Vilella i Just' }] },
        {
          titol: 'Folre i manilles',
          components: [{ carrec: 'Cap de folre', person: 'aina-ribalta' }, { nom: 'Xavi Montaner i Riu' }],
        },
        { titol: 'Gralles i tabals', components: [{ nom: 'Vinyet Solé i Tort' }] },
      ],
    },
    '2023-2024': {
      direccio: {
        titol: 'Equip de direcció',
        components: [
          { carrec: 'Cap de colla', person: 'julia-fontcoberta' },
          { carrec: 'Sotscap de colla', person: 'marti-oliveras' },
          'separador',
          { carrec: 'Secretaria tècnica', nom: 'Judit Solé i Amat' },
        ],
      },
      junta: [
        {
          titol: 'Pinya',
          components: [
            { carrec: 'Cap de pinya', nom: 'Txema Alier i Roca' },
            { nom: 'Berta Nogués i Fàbregas' },
          ],
        },
        {
          titol: 'Tronc',
          components: [
            { carrec: 'Cap de tronc', nom: 'Sergi Mauri i Clos' },
            { nom: 'Ivana Grèvol i Sants' },
          ],
        },
        {
          titol: 'Pom de dalt',
          components: [
            { carrec: 'Cap de pom de dalt', nom: 'Aran Vilella i Just' },
            { person: 'clara-bassols' },
          ],
        },
        {
          titol: 'Folre i manilles',
          components: [{ carrec: 'Cap de folre', nom: 'Xavi Montaner i Riu' }, { person: 'arnau-pujades' }],
        },
        {
          titol: 'Seguretat i salut',
          components: [{ carrec: 'Responsable', nom: 'Ferriol Badosa i Coma' }],
        },
        { titol: 'Gralles i tabals', components: [{ nom: 'Vinyet Solé i Tort' }] },
      ],
    },
    '2024-2025': {
      direccio: {
        titol: 'Equip de direcció',
        components: [
          { carrec: 'Cap de colla', person: 'marti-oliveras' },
          { carrec: 'Sotscap de colla', nom: 'Judit Solé i Amat' },
          'separador',
          { carrec: 'Secretaria tècnica', nom: 'Mei Vilardell i Huang' },
        ],
      },
      junta: [
        {
          titol: 'Pinya',
          components: [
            { carrec: 'Cap de pinya', nom: 'Txema Alier i Roca' },
            { nom: 'Berta Nogués i Fàbregas' },
            { person: 'clara-bassols' },
          ],
        },
        {
          titol: 'Tronc',
          components: [
            { carrec: 'Cap de tronc', nom: 'Ivana Grèvol i Sants' },
            { nom: 'Ignasi Fortuny i Deu' },
          ],
        },
        { titol: 'Pom de dalt', components: [{ carrec: 'Cap de pom de dalt', nom: 'Duna Casassas i Pons' }] },
        {
          titol: 'Folre i manilles',
          components: [
            { carrec: 'Cap de folre', nom: 'Xavi Montaner i Riu' },
            { person: 'julia-fontcoberta' },
          ],
        },
        {
          titol: 'Seguretat i salut',
          components: [{ carrec: 'Responsable', nom: 'Aleix Dorca i Baró' }],
        },
        { titol: 'Gralles i tabals', components: [{ carrec: 'Cap de música', nom: 'Vinyet Solé i Tort' }] },
      ],
    },
  },
} as const satisfies BoardPage;
