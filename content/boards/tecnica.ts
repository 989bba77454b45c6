import { pages } from '@/content/pages';
import { type BoardPage, readBoard } from '@/lib/club/boards';

/** The technical board (junta tècnica). */
export const tecnica = {
  title: 'Junta tècnica',
  path: pages.technicalBoard.path,
  intro: [
    "La junta tècnica decideix quins castells fem, qui hi va i en quin lloc. Prepara els assajos, dibuixa les pinyes, tria els pilars del final i, a plaça, és qui diu amunt o avall. L'encapçala el cap o la cap de colla, que l'assemblea elegeix directament i que forma el seu equip.",
    "Ningú d'aquí no va néixer sabent-ne. Cada temporada hi entra gent nova, i cada àrea té algú que n'aprèn al costat de qui ja en sap. Si t'agradaria ser-hi, digues-ho a qualsevol d'ells a l'[assaig](/assajos). I si vols saber qui ha dut la camisa de cap al llarg dels anys, mira la [llista de caps de colla](/llista-de-caps-de-colla).",
  ],
  currentSeason: '2026-2027',
  s: readBoard({
    'Equip de direcció': [
      'Cap de colla: clara-bassols',
      'Sotscap de colla: ignasi-fortuny',
      'separador',
      'Secretaria tècnica: mei-vilardell',
    ],
    Pinya: ['Cap de pinya: txema-alier', 'berta-nogues', 'kilian-portell'],
    Tronc: ['Cap de tronc: ivana-grevol', 'marti-oliveras'],
    'Pom de dalt': ['Cap de pom de dalt: duna-casassas', 'nora-vidiella'],
    'Folre i manilles': ['Cap de folre: xavi-montaner', 'blanca-isern'],
    'Seguretat i salut': ['Responsable: aleix-dorca', 'ingrid-sala', 'olga-rierola'],
    'Gralles i tabals': ['Cap de música: vinyet-sole', 'noa-estape'],
  }),
  i: {
    '2002-2003': readBoard({
      'Equip de direcció': ['Cap de colla: pau-rovira', 'Sotscap de colla: montse-alemany'],
      Pinya: ['Cap de pinya: guillem-prat', 'toni-bofarull'],
      'Tronc i pom de dalt': ['Cap de tronc: nuria-bonet', 'merce-pahissa'],
      'Gralles i tabals': ['lluis-escofet'],
    }),
    '2021-2022': readBoard({
      'Equip de direcció': [
        'Cap de colla: aina-ribalta',
        'Sotscap de colla: julia-fontcoberta',
        'separador',
        'Protocol sanitari: ferriol-badosa',
      ],
      Pinya: ['Cap de pinya: marti-oliveras', 'olga-rierola'],
      'Tronc i pom de dalt': ['Cap de tronc: sergi-mauri', 'judit-sole'],
      'Gralles i tabals': ['rita-solanes'],
    }),
    '2022-2023': readBoard({
      'Equip de direcció': [
        'Cap de colla: julia-fontcoberta',
        'Sotscap de colla: marti-oliveras',
        'separador',
        'Secretaria tècnica: judit-sole',
      ],
      Pinya: ['Cap de pinya: olga-rierola', 'txema-alier'],
      Tronc: ['Cap de tronc: sergi-mauri'],
      'Pom de dalt': ['Cap de pom de dalt: aran-vilella'],
      'Folre i manilles': ['Cap de folre: aina-ribalta', 'xavi-montaner'],
      'Gralles i tabals': ['vinyet-sole'],
    }),
    '2023-2024': readBoard({
      'Equip de direcció': [
        'Cap de colla: julia-fontcoberta',
        'Sotscap de colla: marti-oliveras',
        'separador',
        'Secretaria tècnica: judit-sole',
      ],
      Pinya: ['Cap de pinya: txema-alier', 'berta-nogues'],
      Tronc: ['Cap de tronc: sergi-mauri', 'ivana-grevol'],
      'Pom de dalt': ['Cap de pom de dalt: aran-vilella', 'clara-bassols'],
      'Folre i manilles': ['Cap de folre: xavi-montaner', 'arnau-pujades'],
      'Seguretat i salut': ['Responsable: ferriol-badosa', 'aleix-dorca', 'magi-borras'],
      'Gralles i tabals': ['Cap de música: vinyet-sole', 'adria-pallarols'],
    }),
    '2024-2025': readBoard({
      'Equip de direcció': [
        'Cap de colla: marti-oliveras',
        'Sotscap de colla: judit-sole',
        'separador',
        'Secretaria tècnica: mei-vilardell',
      ],
      Pinya: ['Cap de pinya: txema-alier', 'berta-nogues', 'clara-bassols'],
      Tronc: ['Cap de tronc: ivana-grevol', 'ignasi-fortuny'],
      'Pom de dalt': ['Cap de pom de dalt: duna-casassas', 'nora-vidiella'],
      'Folre i manilles': ['Cap de folre: xavi-montaner', 'julia-fontcoberta'],
      'Seguretat i salut': ['Responsable: aleix-dorca', 'ferriol-badosa', 'ingrid-sala'],
      'Gralles i tabals': ['Cap de música: vinyet-sole', 'adria-pallarols'],
    }),
    '2025-2026': readBoard({
      'Equip de direcció': [
        'Cap de colla: marti-oliveras',
        'Sotscap de colla: judit-sole',
        'separador',
        'Secretaria tècnica: mei-vilardell',
      ],
      Pinya: ['Cap de pinya: clara-bassols', 'txema-alier', 'berta-nogues'],
      Tronc: ['Cap de tronc: ivana-grevol', 'ignasi-fortuny'],
      'Pom de dalt': ['Cap de pom de dalt: duna-casassas', 'nora-vidiella'],
      'Folre i manilles': ['Cap de folre: xavi-montaner', 'blanca-isern'],
      'Seguretat i salut': ['Responsable: aleix-dorca', 'ingrid-sala', 'ferriol-badosa'],
      'Gralles i tabals': ['Cap de música: vinyet-sole', 'noa-estape'],
    }),
  },
} as const satisfies BoardPage;
