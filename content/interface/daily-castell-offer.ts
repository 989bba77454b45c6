/** Words of the castell of the day on the page of games, before it is opened. */
export const DAILY_OFFER_TEXTS = {
  title: 'El castell del dia',
  about:
    "Un castell cada dia, el mateix per a tothom: troba'n el codi en sis proves. Dilluns és dels coneguts i té més pistes; diumenge, dels que no es veuen gaire, i en té menys.",
  play: 'Juga el castell del dia',
  goOn: 'Continua el castell del dia',
  look: 'Mira com ha anat',
  loading: "S'està fent pinya…",
  failed: "No s'ha pogut obrir el castell del dia.",
  retry: 'Torna-ho a provar',
} as const;
