import { REMINDER_DAYS } from '@/lib/castle-game/saves/backup';
import { cardinal } from '@/lib/text/number-words';

/** Words about keeping, losing and carrying a game. */
export const SAVE_TEXTS = {
  fileName: "Nom de l'arxiu",
  damagedFile: 'partida-malmesa',
  unsaved:
    'El navegador no ha pogut desar els últims canvis. Pots continuar jugant, però exporta la partida abans de tancar la pàgina o els perdràs.',
  exportNow: 'Exporta la partida',
  keeping: {
    'at will': 'Aquest navegador pot esborrar la partida sense avisar. Exporta-la i en tindràs una còpia.',
    'a week':
      'Aquest navegador esborra la partida si passes una setmana sense obrir el web. Exporta-la i en tindràs una còpia.',
  },
  remind: `Recorda'm d'exportar-la cada ${cardinal(REMINDER_DAYS)} dies de joc`,
  stopReminding: "No m'ho recordis més",
  noGameInFile: "L'arxiu no conté cap partida.",
  deleteTitle: 'Eliminar la partida',
  deleteQuestion: 'Segur que vols eliminar la partida? Aquesta acció no es pot desfer.',
  delete: 'Elimina-la',
  keep: 'Cancel·la',
  elsewhereTitle: "La partida s'ha obert en una altra pestanya",
  elsewhere:
    "Per no desar-la dues vegades, aquesta pestanya ha deixat d'escriure-hi. Tanca-la i continua a l'altra, o torna a jugar aquí amb el que s'hagi fet allà.",
  playHere: 'Continua aquí',
  damagedTitle: 'No podem obrir la partida desada',
  damagedKept: 'No hem tocat res: la partida malmesa continua al navegador fins que decideixis què en fem.',
  goodCopy: "Hi ha una còpia bona de la teva colla, d'abans que s'espatllés:",
  noGoodCopy: 'No hi ha cap còpia anterior que es pugui obrir.',
  recover: 'Recupera la còpia',
  download: 'Baixa la partida malmesa',
} as const;
