/** The list of the agenda. */
export const AGENDA_TEXTS = {
  kinds: { actuacio: 'Actuació', activitat: 'Activitat', assaig: 'Assaig' },
  /** Followed by how many they are. */
  showPast: 'Mostra també el que ja ha passat',
  over: "El curs s'ha acabat. L'agenda del proper sortirà aquí al setembre.",
} as const;

/** Hours, maps and calendar of the rehearsals. */
export const REHEARSAL_TEXTS = {
  openMap: 'Obre el mapa a part',
  subscribe: "Subscriu-t'hi des del teu calendari",
  download: "Descarrega'n el fitxer (.ics)",
  /** Followed by the address. */
  address: 'També pots enganxar aquesta adreça al teu calendari:',
  pauses: 'Dies sense assaig',
} as const;
