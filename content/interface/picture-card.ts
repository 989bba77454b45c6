/** A picture to save or share: an ending of the story, a first time of the castle game. */
export const CARD_TEXTS = {
  open: 'Fes-ne una targeta',
  title: 'La teva targeta',
  loading: "S'està dibuixant la targeta…",
  failed: "No s'ha pogut carregar la targeta. Mira la connexió i torna-ho a provar.",
  refused: 'Aquest navegador no ha pogut dibuixar la targeta.',
  save: 'Desa la imatge',
  share: 'Comparteix',
} as const;
