/** Error boundaries. A file of its own, since every interactive page loads it. */
export const FAILURE_TEXTS = {
  title: 'Això ha fet llenya',
  text: "La pàgina s'ha trencat mentre es mostrava. No s'ha perdut res del que tinguessis desat. Torna-ho a provar i, si continua, recarrega-la.",
  retry: 'Torna-ho a provar',
  reload: 'Recarrega la pàgina',
  home: "Ves a l'inici",
  /** Link to the page where saved data can be exported and deleted. */
  records: 'El que tens desat',
  /** Replaces a part of a page. */
  part: "Aquesta part de la pàgina s'ha trencat. La resta continua funcionant.",
} as const;

/** Saved data that is damaged, or of a newer version. */
export const UNREAD_TEXTS = {
  explanation:
    "El que hi havia desat aquí no es pot llegir: està malmès, o és d'una altra versió del web. No ho esborrem: quan continuïs, quedarà apartat amb els records de la pàgina de jocs.",
  save: 'Desa-ho en un fitxer',
  file: 'text-desat.txt',
} as const;

/** In the HTML of a page whose scripts did not come. */
export const LOST_PAGE_TEXTS = {
  incomplete: 'Aquesta pàgina no ha arribat sencera.',
  reload: 'Torna-la a carregar',
} as const;
