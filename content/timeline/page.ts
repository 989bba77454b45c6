/** What the timeline page says around its events. */
export const timelinePage = {
  title: 'Els castells universitaris',
  lead: "Fa més de trenta anys que es fan castells entre classe i classe. Aquesta és la història tal com l'hem viscuda nosaltres i les colles amb qui hem compartit pati, autocar i pinya.",
  scoring: {
    paragraph:
      'Per comparar castells de colles diferents es fa servir una taula de puntuacions comuna. La trobaràs, amb tots els resultats, al [web de puntuacions dels castells universitaris](https://puntuacions.example/universitaris).',
  },
} as const;
