export const towerPartsPage = {
  title: "Parts d'un castell",
  lead: 'És feina de moltes mans, cadascuna amb un nom. Tria una part al dibuix o a la llista, i sabràs qui hi va i què hi fa.',
  /** A tower with every part at once, for the drawings. */
  code: '3d9fmp',
  height: {
    title: 'De baix a dalt',
    caption:
      'Per ensenyar-ho tot alhora hem dibuixat un tres de nou amb folre, manilles i puntals: no el busquis a cap plaça.',
  },
  pinya: {
    title: 'La pinya, des de dalt',
    caption:
      'Cada color és una posició de la pinya. Gairebé tothom mira cap al tronc; les agulles, del mig estant, miren els baixos.',
  },
} as const;
