/** What the timeline page says around its events. */
export const timelinePage = {
  title: 'Els castells universitaris',
  lead: 'Els castells de campus, tal com ens han arribat.',
  scoring: {
    paragraph: [
      'Per comparar castells de colles diferents es fa servir una taula de puntuacions comuna. La trobaràs, amb tots els resultats, al ',
      {
        text: 'web de puntuacions dels castells universitaris',
        link: 'https://puntuacions.example/universitaris',
      },
      '.',
    ],
  },
} as const;
