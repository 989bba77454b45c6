/** What all games say. */
export const GAME_TEXTS = {
  won: "Enhorabona! T'has passat el joc.",
  wonWithHelp: "Enhorabona! T'has passat el joc, amb ajuda.",
  lost: 'Mala sort! Has perdut.',
  accept: "D'acord",
  restart: 'Torna a començar',
  restartQuestion: 'Vols tornar a començar? Perdràs el que has fet en aquesta partida.',
  restartConfirm: 'Sí, torna a començar',
  restartCancel: 'No, continua',
  previousLevel: 'Nivell anterior',
  nextLevel: 'Nivell següent',
  levels: 'Tots els nivells',
  storageFailed: 'El navegador no deixa desar la partida: si recarregues la pàgina, la perdràs.',
  noScripts: 'Per jugar-hi cal que el navegador deixi executar JavaScript.',
  completionFailed: 'El navegador no deixa desar galetes: no recordarem que has completat aquest nivell.',
} as const;
