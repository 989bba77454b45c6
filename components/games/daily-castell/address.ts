/** Query that opens the castell of the day: today's, or that of the date after `=`. */
const QUERY = 'castell-del-dia';

/** Returns the requested date, `''` without a date, or null when the game is closed. */
export const askedIn = (search: string): string | null => new URLSearchParams(search).get(QUERY);

/** Returns the query of a day, by default today. */
export const queryOf = (date?: string): string => (date === undefined ? `?${QUERY}` : `?${QUERY}=${date}`);
