// cspell:words rehearsal sponsors

/** Texts of the form that edits the lists of the content (`.pages.yml`). */
export const FORM_LISTS = {
  agenda: { label: 'Agenda', summary: '{date} · {title}' },
  changes: { label: 'Assajos anul·lats o canviats', summary: '{date} · {rehearsal}' },
  notices: { label: 'Avisos', summary: '{from} · {text}' },
  pauses: { label: 'Dies sense assaig', summary: '{from} · {reason}' },
  albums: { label: 'Àlbums de fotografies', summary: '{date} · {title}' },
  sponsors: { label: 'Patrocinadors', summary: '{title}' },
  quotes: { label: 'Frases de la portada', summary: '{author}' },
} as const;

export const FORM_MEDIA = 'Fotografies';

/** By the name of the field, or with that of its list or group. */
export const FORM_FIELDS: Readonly<Record<string, string>> = {
  id: 'Identificador, que un cop publicat no canvia (sopar-nadal-2026)',
  kind: "Què és: una actuació treu l'assaig d'aquell dia",
  title: 'Nom',
  date: 'Dia',
  'agenda.date': 'Dia. Si canvia, no el toquis: escriu el nou a «Es fa»',
  'changes.date': 'Dia. Si canvia, no el toquis: escriu el nou a «Es fa»',
  until: 'Últim dia',
  'agenda.until': "Últim dia, si en dura més d'un",
  start: 'Comença a les (20:30)',
  end: "S'acaba a les (22:00)",
  place: 'Lloc',
  howToGet: "Com s'hi va",
  description: 'Descripció, amb el preu si és una activitat',
  status: 'Ja no es fa',
  movedTo: 'Es fa un altre dia, a una altra hora o en un altre lloc: només el que canvia',
  reason: 'Per què, en poques paraules (pluja)',
  rehearsal: "Identificador de l'assaig (dijous-vespre)",
  from: 'Primer dia',
  to: 'Últim dia',
  text: 'Text',
  quote: 'Frase',
  author: 'Qui la diu',
  name: 'Nom',
  image: 'Fitxer del logotip, a public/sponsors',
  sponsors: 'Qui en són',
  photos: 'Fotografies',
  link: 'Fotografia',
  alt: "Què s'hi veu",
  credit: 'Qui les va fer',
};
