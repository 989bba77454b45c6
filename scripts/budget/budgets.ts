/** Everything here is in KB of 1024 bytes, gzip, as a host sends it. */

/** JavaScript of an empty page of the installed Next version. */
export const nextFloor = 131;

/** What a content page may add to the floor. */
export const contentAllowance = 12;

/**
 * Routes that may weigh more than a content page, each with its reason. `route` as in the address, with a closing
 * slash ("joc-castells/"); `limit` counts the floor too.
 */
export const overrides: readonly { route: string; limit: number; reason: string }[] = [
  {
    route: 'millors-diades/',
    limit: 158,
    reason: 'a table of a hundred rows that sorts, opens and names its towers; what reads sheets comes later',
  },
  {
    route: 'resum-historic/',
    limit: 162,
    reason:
      'counts of every season, their filter and the tables of the charts; Recharts comes when one is seen',
  },
  {
    route: 'llista-de-diades/',
    limit: 156,
    reason: 'the form, the address it lives in and the table of its answers; the rows come when asked for',
  },
];

/** Everything the first visit to the home page brings: HTML, styles, fonts, scripts and pictures. */
export const firstVisitLimit = 350;

/** One elevation of a tower, as an SVG file. */
export const drawingLimit = 12;
