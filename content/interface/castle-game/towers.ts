/** Words of the tables of towers. */
export const TOWERS_TEXTS = {
  title: 'CASTELLS',
  intro:
    'Tot el que es pot fer en una actuació, de més fàcil a més difícil: el que val i la gent que demana.',
  group: 'Grup',
  code: 'Castell',
  carregat: 'Carregat',
  descarregat: 'Descarregat',
  people: 'Gent',
  done: "Ja l'heu descarregat",
  locked: 'Us falta gent',
  lockedRow: 'bloquejat',
} as const;
