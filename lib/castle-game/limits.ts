/** All of them attend the first day. */
export const NEW_TEAM_MEMBERS = 15;
/** More than any season gives, and small enough for exact arithmetic. */
export const MOST_MEMBERS = 100_000;
/** First day of every game, a Monday. */
export const START_DATE = '2023-09-18';
export const REHEARSAL_ATTEMPTS = 15;
export const SERIES_ATTEMPTS = 5;
/** Attendees required to hold a performance. */
export const PERFORMANCE_ATTENDEES = 31;
/** A performance never reduces a team below this size. */
export const MEMBERS_FLOOR = 35;
/** Share of a tower's people that leave after each intent or carregat. */
export const LOSS_SHARE = 0.05;
/** Towers to crown before the round of pillars. */
export const CROWNED_TOWERS = 3;
/** Last round for towers. The next one is for pillars. */
export const LAST_TOWER_ROUND = 5;
/** Rounds of towers plus the round of pillars. */
export const SLOTS = 6;
export const TRIES_PER_PERFORMANCE = 2;
/** Groups of difficulty. */
export const GROUPS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
/** Minimum screen width, in CSS pixels. */
export const SCREEN_WIDTH = 1200;
/** Audio elements in the pool of the player. */
export const AUDIO_POOL = 100;
/** Milliseconds during which the player cannot leave the show of a performance attempt. */
export const PERFORMANCE_LOCK = 4000;
/** Attempts saved for each tower. Limited so that the largest game fits in browser storage. */
export const ATTEMPTS_KEPT = 150;
/** About twenty years of Thursdays. */
export const PERFORMANCES_KEPT = 1000;
