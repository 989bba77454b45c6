/** What a night can remember, and the values of each. */
export const facts = {
  /** Where the reader has been before the dew. */
  visita: ['biblioteca', 'parada'],
} as const;
