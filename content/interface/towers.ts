import { shortDate, theDay } from '@/lib/dates/formats';
import { counted, de, type Gender, joinList } from '@/lib/text/catalan';

export const TOWER_TEXTS = {
  neighbours: 'Altres castells',
  previous: '← Castell anterior',
  next: 'Castell següent →',
  share: 'Comparteix aquest castell',
  copied: "S'ha copiat l'enllaç.",
  refused: "El navegador no deixa copiar. L'enllaç és aquest:",
} as const;

export const DOSSIER_TEXTS = {
  title: 'A la nostra història',
  unknown: 'Als resultats que tenim recollits encara no hi surt.',
  intents: 'Intents',
  dismantled: 'Intents desmuntats',
  last: 'Últim cop que ha sortit',
  bestSeason: 'Millor temporada',
  notYet: 'Encara no',
  chart: "Vegades que s'ha provat",
  list: 'Totes les diades amb aquest castell',
} as const;

/** Words that agree with the tower. */
export const AGREEING_TEXTS = {
  masculine: {
    descarregats: 'Descarregats',
    carregats: 'Carregats',
    firstCarregat: 'Primer carregat',
    neverCarregat: 'Cap: sempre que surt, baixa sencer',
    firstDescarregat: 'Primer descarregat',
  },
  feminine: {
    descarregats: 'Descarregades',
    carregats: 'Carregades',
    firstCarregat: 'Primera carregada',
    neverCarregat: 'Cap: sempre que surt, baixa sencera',
    firstDescarregat: 'Primera descarregada',
  },
} as const satisfies Record<Gender, object>;

/** One of them, and more. */
const PARTICIPLES = {
  masculine: { tried: ['provat', 'provats'], built: ['carregat', 'carregats'] },
  feminine: { tried: ['provada', 'provades'], built: ['carregada', 'carregades'] },
} as const satisfies Record<Gender, object>;

export const SLIDESHOW_TEXTS = {
  role: "passi d'imatges",
  previous: 'Imatge anterior',
  next: 'Imatge següent',
  /** `number` is from 1. */
  slide: (number: number, count: number): string => `Imatge ${number} ${de(String(count))}`,
} as const;

export const cardAlt = (name: string): string => `Dibuix del castell: ${name}`;

export const slideshowName = (name: string): string => `Imatges: ${name}`;

export function triedText(tried: number, gender: Gender): string {
  const [one, more] = PARTICIPLES[gender].tried;
  return `${AGREEING_TEXTS[gender].descarregats} ${de(counted(tried, one, more))}`;
}

export function chartText(first: string, last: string): string {
  const seasons = first === last ? `la temporada ${last}` : `de la temporada ${first} a la ${last}`;
  return `Cada bloc és una vegada, ${seasons}. Els peus desmuntats no compten.`;
}

export const untriedText = (season: string): string =>
  `No s'ha tornat a provar des de la temporada ${season}.`;

/** `2 descarregats i 1 carregat`, or nothing. */
export function builtText(descarregats: number, carregats: number, gender: Gender): string {
  const [one, more] = PARTICIPLES[gender].built;
  return joinList([
    ...(descarregats > 0 ? [counted(descarregats, `des${one}`, `des${more}`)] : []),
    ...(carregats > 0 ? [counted(carregats, one, more)] : []),
  ]);
}

/** `2024-2025: 2 descarregats i 1 carregat` */
export const seasonText = (season: string, ...built: Parameters<typeof builtText>): string =>
  `${season}: ${builtText(...built)}`;

/** `built`: what `builtText` says. `first`, `last`: days on which it was first and last built. */
export const inBriefText = (built: string, first: string, last: string): string =>
  first === last
    ? `${built}, ${theDay(shortDate(last))}.`
    : `${built} des del ${first.slice(0, 4)}. Últim cop: ${shortDate(last)}.`;
