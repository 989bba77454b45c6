/** The story among the games. Not in `note.ts`, which every passage loads. */
export const storyCard = {
  title: 'És nit fresca per ser maig',
  card: 'Tries tu què passa en una nit de diada universitària, per a gent adulta i amb vint finals.',
} as const;
