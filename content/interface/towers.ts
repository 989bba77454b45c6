/** Words of a tower's own page around its text. */
export const TOWER_TEXTS = {
  neighbours: 'Altres castells',
  previous: '← Castell anterior',
  next: 'Castell següent →',
} as const;

/** What the results say of a tower. */
export const DOSSIER_TEXTS = {
  title: 'A la nostra història',
  unknown: 'Als resultats que tenim recollits encara no hi surt.',
  descarregats: 'Descarregats',
  carregats: 'Carregats',
  intents: 'Intents',
  firstCarregat: 'Primer carregat',
  firstDescarregat: 'Primer descarregat',
  last: 'Últim cop',
  bestSeason: 'Millor temporada',
  notYet: 'Encara no',
  noSeason: 'Encara cap',
  list: 'Totes les diades amb aquest castell',
} as const;

/** What the slideshow says of itself. */
export const SLIDESHOW_TEXTS = {
  role: "passi d'imatges",
  previous: 'Imatge anterior',
  next: 'Imatge següent',
} as const;
