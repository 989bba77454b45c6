/** In its own file: the file of the other messages may be what failed to load. */
export const GAME_FAILURE_TEXTS = {
  text: "La pantalla s'ha trencat mentre es mostrava. No s'ha perdut res del que el joc tenia desat. Aneu a la primera pantalla i continueu des d'allà; per anar més segurs, exporteu abans la partida.",
  leave: 'Ves a la primera pantalla',
  export: 'Exporta la partida',
  file: 'partida-desada.bin',
} as const;
