import { shortDate, theDay, toDay } from '@/lib/dates/formats';
import type { Season } from '@/lib/dates/seasons';
import type { SeasonChoice } from '@/lib/results/query';
import type { FigureId } from '@/lib/results/views/glance';
import { isPilarLevel, type LevelId, type YearAgo } from '@/lib/results/views/summary';
import { counted } from '@/lib/text/catalan';

export const CHOICE_TEXTS = {
  until: 'Fins a',
  comparedWith: 'Comparada amb',
  compare: 'Compara',
  endComparison: 'Acaba la comparació',
} as const;

/** Heading of what is shown. */
export function chosenSeasons(choice: SeasonChoice): string {
  if (choice.kind === 'all') return 'Totes les temporades';
  if (choice.kind === 'comparison') return `Temporades ${choice.seasons.join(' i ')}`;
  const { first, last } = choice;
  return first === last ? `Temporada ${first}` : `Temporades de la ${first} a la ${last}`;
}

export const FIGURE_NAMES = {
  diades: 'Diades',
  tried: 'Castells i pilars provats',
  descarregats: 'Descarregats',
  carregats: 'Carregats',
  intents: 'Intents',
  falls: 'Caigudes (carregats i intents)',
  best: 'Millor diada',
} as const satisfies Record<FigureId, string>;

/** `Castells de 8 o més`, `Pilars i vanos de 7`. */
export function levelName(id: LevelId): string {
  const isLow = id.includes('≤');
  const towers = isPilarLevel(id) ? (isLow ? 'Pilars' : 'Pilars i vanos') : 'Castells';
  const bound = isLow ? ' o inferiors' : id.includes('≥') ? ' o més' : '';
  return `${towers} de ${id.replace(/\D+/, '')}${bound}`;
}

/** `short`: on a phone. */
export const COUNT_COLUMNS = {
  tried: { full: 'Provats', short: 'Prov.' },
  descarregats: { full: 'Descarregats', short: 'Desc.' },
  carregats: { full: 'Carregats', short: 'Carr.' },
  share: { full: 'Efectivitat', short: 'Efect.' },
} as const;

export const GLANCE_TEXTS = {
  none: "D'aquestes temporades no hi ha cap diada.",
  levels: 'Efectivitat per nivells',
  level: 'Nivell',
  total: 'Total',
  effectiveness:
    "L'efectivitat és el tant per cent de descarregats dels provats. Els peus desmuntats no són castells provats.",
  best: 'Millors castells i pilar',
  noBest: 'Cap castell amb puntuació.',
  diada: 'Diada',
  loaded: 'carregat',
  firsts: 'Estrenes i recuperacions',
  recovery:
    'Un castell recuperat és el que es torna a fer després de dues temporades senceres o més sense fer-lo.',
  recoveries: (count: number): string =>
    count === 0 ? 'Cap castell recuperat' : counted(count, 'castell recuperat', 'castells recuperats'),
} as const;

export const noveltiesCount = (count: number): string =>
  count === 0 ? 'Cap castell estrenat' : counted(count, 'castell estrenat', 'castells estrenats');

/** `seasons` is at least 2. */
export const lastTime = (date: string, seasons: number): string =>
  `l'últim, ${theDay(shortDate(date))}, ${seasons} temporades abans`;

export const RECORD_TEXTS = {
  title: 'Rècords i llocs',
  run: (count: number): string =>
    `${counted(count, 'diada seguida', 'diades seguides')} sense cap caiguda, com a màxim, fins a aquesta:`,
  most: (count: number): string => `${counted(count, 'castell', 'castells')} en una diada, com a màxim:`,
  threeTall: (count: number): string =>
    `${counted(count, 'diada', 'diades')} amb tres castells de set o més.`,
  allBuilt: "Tots els castells que hem provat s'han arribat a carregar alguna vegada.",
  neverBuilt: (codes: string): string => `Provats i mai carregats: ${codes}.`,
  towns: 'Diades a cada població',
} as const;

export const COMPARISON_TEXTS = {
  figures: 'Xifra per xifra',
  figure: 'Xifra',
  difference: { full: 'Diferència', short: 'Dif.' },
  /** A season in progress. */
  unfinished: (season: string): string => `La temporada ${season} encara no s'ha acabat.`,
  yearAgo: ({ seasons: [last], day, diades, tried, descarregats }: YearAgo): string => {
    const until = `Fins ${toDay(shortDate(day))}, la temporada ${last}`;
    if (diades === 0) return `${until} encara no tenia cap diada.`;
    const towers = counted(tried, 'castell o pilar provat', 'castells i pilars provats');
    return `${until} duia ${counted(diades, 'diada', 'diades')} i ${towers}, ${counted(descarregats, 'descarregat', 'descarregats')}.`;
  },
  levels: 'Descarregats de cada nivell',
  about: 'Quants castells de sis o més, i pilars i vanos de cinc o més, es van descarregar.',
  /** Of a club with its own tiers. */
  aboutOwn: 'Quants castells de cada alçada, i pilars i vanos de cinc o més, es van descarregar.',
  towers: 'Castell per castell',
  noTowers: 'Cap de les dues temporades no té cap castell fet.',
  shares:
    'El tant per cent és dels castells provats. La diferència va de la primera temporada a la segona, i la dels tants per cent és en punts percentuals (p. p.).',
  /** In percentage points: `+3 p. p.`. */
  pointsApart: (difference: string): string => `${difference}\u00A0p.\u00A0p.`,
} as const;

/** The file must not say only the name of the level. */
export const comparedName = (id: FigureId | LevelId): string =>
  isFigure(id) ? FIGURE_NAMES[id] : `${levelName(id)}, descarregats`;

const isFigure = (id: FigureId | LevelId): id is FigureId => id in FIGURE_NAMES;

export function seasonsFile(choice: SeasonChoice): string {
  if (choice.kind === 'all') return 'resum-historic';
  if (choice.kind === 'comparison') return `compara-${choice.seasons.join('-')}`;
  const seasons: readonly Season[] =
    choice.first === choice.last ? [choice.first] : [choice.first, choice.last];
  return `resum-${seasons.join('-')}`;
}
