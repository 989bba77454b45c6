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

/** In the HTML of a page whose scripts did not come. */
export const LOST_PAGE_TEXTS = {
  incomplete: 'Aquesta pàgina no ha arribat sencera.',
  reload: 'Torna-la a carregar',
} as const;
