/** Words of the castell of the day on the page of games, before it is opened. */
export const DAILY_OFFER_TEXTS = {
  title: 'El castell del dia',
  about:
    "Un castell cada dia, el mateix per a tothom: troba'n el codi en sis proves. Dilluns és dels coneguts, i diumenge, dels que no es veuen gaire.",
  play: 'Juga el castell del dia',
  goOn: 'Continua el castell del dia',
  look: 'Mira com ha anat',
  loading: "S'està fent pinya…",
  failed: "No s'ha pogut obrir el castell del dia.",
  retry: 'Torna-ho a provar',
} as const;
