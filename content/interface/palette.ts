/** Page of colours and small components. */
export const PALETTE_TEXTS = {
  title: 'Paleta',
  lead: 'Els colors amb què es pinta aquest web, de més clar a més fosc, amb el contrast de cadascun sobre blanc i sobre negre. El text petit en necessita 4,5; el gros i els controls, 3.',
  names: {
    primary: 'Primari: el color de la camisa',
    secondary: 'Secundari: el vermell del mocador',
  },
  pieces: 'Les peces del web',
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
