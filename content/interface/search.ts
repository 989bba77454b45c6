/** Button, and dialog before the rest of the search has loaded. A file of its own: every page loads it. */
export const SEARCH_TEXTS = {
  open: 'Cerca',
  field: 'Què busques?',
  close: 'Tanca la cerca',
  loading: "S'està preparant la cerca…",
  failed: "La cerca no s'ha pogut carregar. Mira la connexió i torna-ho a provar.",
  retry: 'Torna-ho a provar',
} as const;

/** Anchor of the site map in the footer. */
export const SITE_MAP_ID = 'mapa-del-web';
