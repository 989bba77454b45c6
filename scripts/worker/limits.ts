/** What may be taken in advance, in KB of 1024 bytes as a host sends them. */
export const limits = {
  /** On a first visit: the frame, and what lies behind the page visited. */
  first: 500,
  /** More, after a visit to the games. */
  games: 3 * 1024,
} as const;
