export const NEW_TEAM_MEMBERS = 15;
/** More than any season gives, and exact in arithmetic. */
export const MAX_MEMBERS = 100_000;
/** A Monday. */
export const START_DATE = '2023-09-18';
export const REHEARSAL_ATTEMPTS = 15;
export const SERIES_ATTEMPTS = 5;
export const PERFORMANCE_ATTENDEES = 31;
export const MEMBERS_FLOOR = 35;
/** Share of a tower's people that leave after an intent or carregat. */
export const LOSS_SHARE = 0.05;
/** Before the round of pilars. */
export const BUILT_TOWERS = 3;
/** Of a plan: the towers and the pilar. */
export const PLAN_SLOTS = 4;
/** The next round is for pilars. */
export const LAST_TOWER_ROUND = 5;
/** Rounds of towers and pilars. */
export const SLOTS = 6;
export const TRIES_PER_PERFORMANCE = 2;
export const GROUPS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
/** CSS pixels. */
export const SCREEN_WIDTH = 1200;
export const AUDIO_POOL = 100;
/** Milliseconds before the player can leave the show. */
export const PERFORMANCE_LOCK = 4000;
/** Per tower. Limited by browser storage. */
export const MAX_SAVED_ATTEMPTS = 150;
/** About twenty years of Thursdays. */
export const MAX_SAVED_PERFORMANCES = 1000;
