import { counted, de, joinList } from '@/lib/text/catalan';

export const TOWER_TEXTS = {
  neighbours: 'Altres castells',
  previous: '← Castell anterior',
  next: 'Castell següent →',
} as const;

export const DOSSIER_TEXTS = {
  title: 'A la nostra història',
  unknown: 'Als resultats que tenim recollits encara no hi surt.',
  descarregats: 'Descarregats',
  carregats: 'Carregats',
  intents: 'Intents',
  dismantled: 'Intents desmuntats',
  firstCarregat: 'Primer carregat',
  firstDescarregat: 'Primer descarregat',
  last: 'Últim cop',
  bestSeason: 'Millor temporada',
  notYet: 'Encara no',
  noSeason: 'Encara cap',
  chart: "Vegades que s'ha provat",
  list: 'Totes les diades amb aquest castell',
} as const;

export const SLIDESHOW_TEXTS = {
  role: "passi d'imatges",
  previous: 'Imatge anterior',
  next: 'Imatge següent',
} as const;

export const cardAlt = (name: string): string => `Dibuix del castell: ${name}`;

export const slideshowLabel = (name: string): string => `Imatges: ${name}`;

/** `number` is from 1. */
export const slideLabel = (number: number, count: number): string => `Imatge ${number} ${de(String(count))}`;

export const triedText = (tried: number): string => `Descarregats ${de(counted(tried, 'provat', 'provats'))}`;

export function chartText(first: string, last: string): string {
  const seasons = first === last ? `la temporada ${last}` : `de la temporada ${first} a la ${last}`;
  return `Un bloc per cada vegada, ${seasons}. Els peus desmuntats no hi són.`;
}

export const untriedText = (season: string): string =>
  `No s'ha tornat a provar des de la temporada ${season}.`;

/** "2024-2025: 2 descarregats i 1 carregat" */
export function seasonText(season: string, descarregats: number, carregats: number): string {
  const parts = [
    { count: descarregats, word: 'descarregat' },
    { count: carregats, word: 'carregat' },
  ].filter(({ count }) => count > 0);
  return `${season}: ${joinList(parts.map(({ count, word }) => `${count} ${count === 1 ? word : `${word}s`}`))}`;
}
