export const SHOW_TEXTS = {
  /** Before the name of the tower. */
  start: 'Tothom a lloc',
  captions: {
    pujada: 'Amunt!',
    dubte: 'Trontolla…',
    aleta: 'Aleta!',
    baixada: 'Avall, amb calma',
    desmuntat: 'Es desmunta',
    caiguda: 'Fa llenya!',
    'a terra': 'Tothom a terra',
  },
  /** Instead of the aleta, for what is rehearsed on the ground. */
  pieces: { FT: 'Folre a lloc!', MT: 'Manilles a lloc!', PT: 'Puntals a lloc!' },
  skip: 'Passa endavant',
  locked: 'Ara tothom està pendent del castell: encara no es pot saltar.',
  continue: 'Continua',
  outcomes: {
    descarregat: "Descarregat: ha pujat, s'ha coronat i ha baixat sense caure.",
    carregat: "Carregat: s'ha coronat, però ha caigut de baixada.",
    intent: 'Intent: ha caigut abans de coronar-se.',
    'intent desmuntat': "Intent desmuntat: no s'ha coronat, però ha baixat sense caure.",
  },
} as const;
