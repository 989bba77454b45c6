/** Words that only the sample's content has: `npm run club:left` finds them in the content of another club. */
export const sampleWords = ['Enfilats', 'Zona Universitària', '#15A884'] as const;
