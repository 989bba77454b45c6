/** The list of the agenda. */
export const AGENDA_TEXTS = {
  kinds: { actuacio: 'Actuació', activitat: 'Activitat', assaig: 'Assaig' },
  /** In a square of the grid, after its hour. */
  rehearsal: 'assaig',
  legend: 'Què vol dir cada senyal',
  views: { legend: 'Com vols veure el mes', list: 'Llista', grid: 'Graella i llista' },
  previous: 'Mes anterior',
  next: 'Mes següent',
  /** As calendars write them. */
  weekdays: {
    dilluns: 'dl.',
    dimarts: 'dt.',
    dimecres: 'dc.',
    dijous: 'dj.',
    divendres: 'dv.',
    dissabte: 'ds.',
    diumenge: 'dg.',
  },
  over: "El curs s'ha acabat. L'agenda del proper sortirà aquí al setembre.",
  file: 'Al teu calendari (.ics)',
  whole: "Descarrega't tota l'agenda (.ics)",
} as const;

/** When the club meets next, on the home page. */
export const NEXT_MEETING_TEXTS = {
  label: 'Quan ens trobem',
  weekly: 'Assagem cada setmana',
  assaig: { next: 'Pròxim assaig', link: 'Com va un assaig i què cal portar' },
  actuacio: { next: 'Pròxima actuació', link: "Mira-la a l'agenda" },
  over: {
    title: 'Ara no hi ha assajos',
    text: "El curs s'ha acabat. Quan se sàpiga el primer dia del proper, sortirà aquí.",
    link: 'Pregunta-ho a la colla',
  },
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
