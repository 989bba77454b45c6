/** Code of the free bar. */
export const FREE_BAR_TEXTS = {
  waiting: "S'està buscant el teu codi…",
  noScripts:
    "El codi es fa amb JavaScript, i en aquest navegador està desactivat. Activa'l i torna a carregar la pàgina.",
  confirmationLabel: 'Confirmació',
  confirmationHelp:
    'Aquestes sis lletres i xifres surten del codi i de dues claus que només són en aquest navegador. Qui copiï el teu número sense les claus en veurà unes altres.',
  drawNew: 'Fes-me un codi nou',
  notices: {
    fresh: {
      title: 'Ja tens codi',
      text: "L'acabem de fer. El guardem en aquest navegador: si tornes a obrir la pàgina, hi trobaràs el mateix.",
    },
    known: {
      title: 'Hola altra vegada',
      text: "És el mateix codi que et vam fer el primer dia. Si ja l'has fet servir, la barra t'ho dirà.",
    },
    tampered: {
      title: 'Aquest codi no quadra',
      text: "El codi desat en aquest navegador s'ha modificat i la barra no l'acceptaria. Pots fer-ne un de nou; el d'abans deixarà de valer.",
    },
    partial: {
      title: 'Al codi li falta un tros',
      text: "En aquest navegador només hi queda una part del codi, potser perquè algú n'ha esborrat les galetes. Pots fer-ne un de nou; el d'abans deixarà de valer.",
    },
    blocked: {
      title: 'No hem pogut desar el codi',
      text: 'El teu navegador no deixa desar galetes. El codi val igualment, però si tanques la pàgina es perdrà: fes-ne una captura, o permet les galetes i torna a carregar-la.',
    },
    failed: {
      title: 'No hem pogut fer el codi',
      text: 'Aquest navegador no pot fer el codi. Prova-ho amb un altre.',
    },
  },
  /** Accessible name. */
  barcode: (digits: string): string => `Codi de barres ${digits}`,
} as const;
