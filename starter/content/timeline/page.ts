/** What the timeline page says around its events. */
export const timelinePage = {
  title: 'Els castells universitaris',
  lead: 'Com hem arribat fins aquí.',
  scoring: {
    paragraph: 'Per comparar castells de colles diferents es fa servir una taula de puntuacions comuna.',
  },
} as const;
