/** Page of colours and small components. */
export const PALETTE_TEXTS = {
  onWhite: 'Amb blanc',
  onBlack: 'Amb negre',
  buttons: {
    accent: 'Acció principal',
    join: 'Vine a assajar',
    quiet: 'Acció secundària',
    disabled: 'Desactivat',
  },
  link: 'Un enllaç',
  badges: { neutral: 'Pilar', accent: '2.300 p', danger: 'Intent' },
  loading: "S'estan carregant les dades…",
  notices: {
    info: 'Un avís que acompanya.',
    success: 'Ha anat bé.',
    warning: 'Atenció: això et pot interessar abans de seguir.',
  },
  fields: {
    name: { label: 'Nom', hint: 'Com vols que et diguem.' },
    email: { label: 'Correu electrònic', value: 'sense-arrova', error: "Hi falta l'arrova." },
    message: { label: 'Missatge' },
  },
  table: {
    caption: "Una taula, amb la primera columna d'encapçalament",
    head: { code: 'Castell', people: 'Persones' },
    rows: [
      { code: '3d8f', people: 160 },
      { code: '4d8', people: 136 },
    ],
  },
  dialog: {
    open: 'Obre un diàleg',
    title: 'Un diàleg',
    text: 'Es tanca amb el botó o amb la tecla Escape, i el focus torna on era.',
    accept: "D'acord",
  },
} as const;
