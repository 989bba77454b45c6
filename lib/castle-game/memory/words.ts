import type { Account, Price } from '@/lib/castle-game/engine/price';
import { MEMBERS_FLOOR } from '@/lib/castle-game/limits';
import type { Ambition, Built, Context, SeriesEnd } from '@/lib/castle-game/types';
import { dayAndMonth } from '@/lib/dates/formats';
import type { Season } from '@/lib/dates/seasons';
import { formatInteger } from '@/lib/text/number';
import { cardinal } from '@/lib/text/number-words';
import { capitalised, counted } from '@/lib/text/sentence';
import { parseConstruction } from '@/lib/towers/notation';
import type { AmbitionProgress } from './ambitions';
import type { CurvePoint, FirstOnStage, SeasonSummary } from './season-page';

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${formatInteger(Math.abs(value))}`;

// First times

/** True for a torre. */
function isFeminine(code: string): boolean {
  const parsed = parseConstruction(code);
  return parsed.ok && parsed.construction.kind === 'tower' && parsed.construction.structure === 'T';
}

const isTower = (code: string): boolean => {
  const parsed = parseConstruction(code);
  return parsed.ok && parsed.construction.kind === 'tower';
};

/** Example: "Primer 4d7 de la colla!". */
export function firstTimeText(code: string, built: Built, context: Context): string {
  const place = context === 'performance' ? 'de la colla' : "a l'assaig";
  if (!isTower(code)) return `Primer cop ${place}: ${code}!`;
  const first = isFeminine(code) ? 'Primera' : 'Primer';
  const loaded = isFeminine(code) ? ' carregada' : ' carregat';
  return `${first} ${code}${built === 'carregat' ? loaded : ''} ${place}!`;
}

/** `null` when the save has no date. */
export const firstDayText = (day: string | null): string =>
  day === null ? 'data desconeguda' : `${dayAndMonth(day)} de ${day.slice(0, 4)}`;

// A series

export const SERIES_END_TEXTS = {
  mission: 'Parem aquí: una missió avança.',
  'first time': 'Parem aquí: és el primer cop que us surt.',
  'no attempts left': "S'han acabat les proves d'avui.",
} as const satisfies Record<SeriesEnd, string>;

// Price and account

export const expectedText = ({ expected }: Price): string => `≈ ${formatInteger(expected)}p`;

export const expectedSentence = ({ expected }: Price): string =>
  `De mitjana, ${formatInteger(expected)} ${expected === 1 ? 'punt' : 'punts'}.`;

const people = (value: number): string =>
  `${signed(value)} ${Math.abs(value) === 1 ? 'casteller' : 'castellers'}`;

/** Example: "Si surt, +5 castellers; si cau, −2". */
export const priceText = ({ unloaded, fallen }: Price): string =>
  `Si surt, ${people(unloaded)}; si cau, ${fallen === 0 ? 'ningú no plega' : signed(fallen)}`;

/** Example: "+5 pels punts", "−4 per dues caigudes". Never empty. */
export function accountTexts({ byPoints, byFalls, falls, stayed }: Account): string[] {
  const falling = falls === 1 ? 'una caiguda' : `${cardinal(falls, 'feminine')} caigudes`;
  return [
    `${byPoints === 0 ? '0' : signed(byPoints)} pels punts`,
    ...(falls > 0 ? [`${byFalls === 0 ? '0' : signed(byFalls)} per ${falling}`] : []),
    ...(stayed > 0
      ? [`+${stayed} que es ${stayed === 1 ? 'queda' : 'queden'}: els últims ${MEMBERS_FLOOR} no pleguen mai`]
      : []),
  ];
}

/** A large team needs more points. */
export const tooFewPointsText = ({ pointsToKeep }: Account, members: number): string =>
  `Una colla de ${formatInteger(members)} castellers ha de fer ${formatInteger(pointsToKeep)} punts perquè no plegui ningú.`;

/** For screen readers. */
export function accountSentences(account: Account, members: number): string {
  const parts = `${accountTexts(account).join('; ')}.`;
  return account.byPoints < 0 ? `${parts} ${tooFewPointsText(account, members)}` : parts;
}

// Seasons and ambitions

/** Example: "Temporada 2023-2024". */
export const seasonName = (season: Season): string => `Temporada ${season}`;

export function ambitionText(ambition: Ambition): string {
  switch (ambition.kind) {
    case 'first':
      return `${isFeminine(ambition.code) ? 'Una primera' : 'Un primer'} ${ambition.code} a plaça`;
    case 'performances':
      return `${ambition.count === 1 ? 'Una diada' : `${capitalised(cardinal(ambition.count, 'feminine'))} diades`} de ${formatInteger(ambition.points)} punts o més`;
    case 'members':
      return `Ser ${formatInteger(ambition.members)} castellers`;
  }
}

/** Example: "2 de 3". */
export const ambitionProgressText = ({ current, of, met }: AmbitionProgress): string =>
  met ? 'Assolit' : `${formatInteger(Math.min(current, of))} de ${formatInteger(of)}`;

// The page of the year

export const seasonFigures = ({
  performances,
  points,
}: Pick<SeasonSummary, 'performances' | 'points'>): string =>
  `${counted(performances, 'diada', 'diades')} · ${formatInteger(points)} ${points === 1 ? 'punt' : 'punts'}`;

export function seasonOutcomes({ outcomes }: Pick<SeasonSummary, 'outcomes'>): string {
  const tried = outcomes.intent + outcomes['intent desmuntat'];
  return [
    counted(outcomes.descarregat, 'descarregat', 'descarregats'),
    counted(outcomes.carregat, 'carregat', 'carregats'),
    counted(tried, 'intent', 'intents'),
  ].join(' · ');
}

export function yearAgoSentence({ members, best }: Pick<SeasonSummary, 'members' | 'best'>): string {
  const size = `Fa un any éreu ${formatInteger(members.after)}`;
  return best
    ? `${size} i la millor diada havia estat de ${formatInteger(best.points)} punts.`
    : `${size} i encara no havíeu actuat.`;
}

export const firstOnStageText = ({ code, built, day }: FirstOnStage): string =>
  `${code}${built === 'carregat' ? (isFeminine(code) ? ' carregada' : ' carregat') : ''} (${dayAndMonth(day)})`;

/** Accessible name of the chart. */
export function curveLabel(curve: readonly CurvePoint[]): string {
  const members = curve.map((point) => point.members);
  const [first = 0, last = 0] = [members.at(0), members.at(-1)];
  return `Gràfic: de ${formatInteger(first)} a ${formatInteger(last)} castellers; ${formatInteger(Math.max(first, ...members))} com a màxim.`;
}
