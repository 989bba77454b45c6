/** Members of a new team, all of them present. */
export const NEW_TEAM_MEMBERS = 15;
/** Members that a team can have: more than any season gives, few enough to stay exact. */
export const MOST_MEMBERS = 100_000;
/** First day of every game, a Monday. */
export const START_DATE = '2023-09-18';
/** Attempts of a rehearsal. */
export const REHEARSAL_ATTEMPTS = 15;
/** Attempts of a tower that are made in a row when the player asks for a series. */
export const SERIES_ATTEMPTS = 5;
/** Attendees that a performance takes. */
export const PERFORMANCE_ATTENDEES = 31;
/** Losses never push a team below these members. */
export const MEMBERS_FLOOR = 35;
/** Share of a tower's people that leaves after each round that fell or was only tried. */
export const LOSS_SHARE = 0.05;
/** Towers crowned in a performance before the pillars. */
export const CROWNED_TOWERS = 3;
/** Last round in which towers can be tried; the next one is for pillars. */
export const LAST_TOWER_ROUND = 5;
/** Slots shown for a performance: the rounds of towers and the one of pillars. */
export const SLOTS = 6;
/** Times a tower can be tried in one performance. */
export const TRIES_PER_PERFORMANCE = 2;
/** Groups of difficulty, 0 to 8. */
export const GROUPS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
/** Least width of the screen, in CSS pixels. */
export const SCREEN_WIDTH = 1200;
/** Sounds held ready at once. */
export const AUDIO_POOL = 100;
/** The performance stays locked this long after a tower is picked, in milliseconds. */
export const PERFORMANCE_LOCK = 4000;
/** Attempts remembered for each tower: enough for its chart, and so few that the fullest game fits in a browser. */
export const ATTEMPTS_KEPT = 150;
/** Performances remembered, some twenty years of Thursdays. */
export const PERFORMANCES_KEPT = 1000;
