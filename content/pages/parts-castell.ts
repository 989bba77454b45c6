export const towerPartsPage = {
  title: "Parts d'un castell",
  /** A tower with every part at once, for the drawings. */
  code: '3d9fmp',
  height: {
    title: 'De baix a dalt',
    caption:
      'Tria una part, aquí o a la llista. És un tres de nou amb folre, manilles i puntals, per ensenyar-ho tot alhora: no el busquis a cap plaça.',
  },
  pinya: {
    title: 'La pinya, des de dalt',
    caption:
      'Cada color és una posició de la pinya. Gairebé tothom mira cap al tronc; les agulles, del mig estant, miren els baixos.',
  },
} as const;
