/** Where a club that lists the toc de castells has its score; the file is committed under `public/`. */
export const SCORE_ADDRESS = '/uploads/partitures/toc-de-castells.pdf';
