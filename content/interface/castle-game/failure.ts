/** In its own file: the file of the other messages may be what failed to load. */
export const GAME_FAILURE_TEXTS = {
  text: "La pantalla s'ha trencat mentre es mostrava. No s'ha perdut res del que el joc tenia desat. Ves a la primera pantalla i continua des d'allà; si vols anar més segur, exporta abans la partida.",
  leave: 'Ves a la primera pantalla',
  export: 'Exporta la partida',
  file: 'partida-desada.bin',
} as const;
