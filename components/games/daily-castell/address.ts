/** The query that opens the castell of the day: today's, or that of the date after `=`. */
const QUERY = 'castell-del-dia';

/** What an address asks for: a date, nothing in particular (`''`), or null when it leaves the game closed. */
export const askedIn = (search: string): string | null => new URLSearchParams(search).get(QUERY);

/** The query of a day; without one, that of today. */
export const queryOf = (date?: string): string => (date === undefined ? `?${QUERY}` : `?${QUERY}=${date}`);
