/** Words in the place of a page, or a part of it, that breaks. Apart from the others: every page hydrated has them. */
export const FAILURE_TEXTS = {
  title: 'Això ha fet llenya',
  text: "La pàgina s'ha trencat mentre es mostrava. No s'ha perdut res del que tinguessis desat. Torna-ho a provar i, si continua, recarrega-la.",
  retry: 'Torna-ho a provar',
  reload: 'Recarrega la pàgina',
  home: "Ves a l'inici",
  /** Where everything that is stored can be exported and deleted. */
  records: 'El que tens desat',
  /** In the place of a part of a page. */
  part: "Aquesta part de la pàgina s'ha trencat. La resta continua funcionant.",
} as const;
