/** What the timeline page says around its events. */
export const timelinePage = {
  title: 'Els castells universitaris',
  lead: 'Més de trenta anys de castells entre classe i classe, tal com els hem viscut nosaltres i les colles amigues.',
  scoring: {
    paragraph:
      'Per comparar castells de colles diferents es fa servir una taula de puntuacions comuna. La trobaràs, amb tots els resultats, al [web de puntuacions dels castells universitaris](https://puntuacions.example/universitaris).',
  },
} as const;
