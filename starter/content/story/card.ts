/** The story among the games. Not in `note.ts`, which every passage loads. */
export const storyCard = {
  title: 'Un conte',
  card: 'Una nit curta, amb dues opcions a cada pas, per a gent adulta.',
} as const;
