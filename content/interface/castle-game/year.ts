import type { CurvePoint, FirstOnStage, SeasonSummary } from '@/lib/castle-game/history/season-page';
import type { FirstTime } from '@/lib/castle-game/show/moments';
import type { Performance } from '@/lib/castle-game/types';
import type { Built } from '@/lib/castle-game/vocabulary';
import { dayAndMonth } from '@/lib/dates/formats';
import type { Season } from '@/lib/dates/seasons';
import { counted, de, formatInteger } from '@/lib/text/catalan';
import { parseConstruction } from '@/lib/towers/notation';
import { pointsText, teamSize } from './points-and-members';
import { isFeminine, outcomeOf } from './towers';

export const YEAR_TEXTS = {
  title: "La pàgina de l'any",
  towers: "Els castells de l'any",
  best: 'La millor diada',
  firsts: 'Primers cops a plaça',
  members: 'La colla',
  points: 'punts',
  poster: 'Desa el pòster',
  drawing: "S'està dibuixant…",
  posterFailed: 'Aquest navegador no ha pogut dibuixar el pòster. Torneu-ho a provar.',
  next: 'Comença la temporada nova',
  firstOnStage: ({ code, built, day }: FirstOnStage): string =>
    `${code}${loadedMark(code, built)} (${dayAndMonth(day)})`,
} as const;

const isTower = (code: string): boolean => {
  const parsed = parseConstruction(code);
  return parsed.ok && parsed.construction.kind === 'tower';
};

/** " carregada" for a torre. Empty if descarregat. */
const loadedMark = (code: string, built: Built): string =>
  built === 'carregat' ? ` ${outcomeOf(code, built)}` : '';

/** Example: "Primer 4d7 de la colla!". */
export function firstTimeText({ code, built, context }: FirstTime): string {
  const place = context === 'performance' ? 'de la colla' : "a l'assaig";
  if (!isTower(code)) return `Primer cop ${place}: ${code}!`;
  const first = isFeminine(code) ? 'Primera' : 'Primer';
  return `${first} ${code}${loadedMark(code, built)} ${place}!`;
}

/** Example: "Temporada 2023-2024". */
export const seasonName = (season: Season): string => `Temporada ${season}`;

export const seasonFigures = ({
  performances,
  points,
}: Pick<SeasonSummary, 'performances' | 'points'>): string =>
  `${counted(performances, 'diada', 'diades')} · ${pointsText(points)}`;

export function seasonOutcomes({ outcomes }: Pick<SeasonSummary, 'outcomes'>): string {
  return [
    counted(outcomes.descarregat, 'descarregat', 'descarregats'),
    counted(outcomes.carregat, 'carregat', 'carregats'),
    counted(outcomes.intent, 'intent', 'intents'),
    counted(outcomes['intent desmuntat'], 'intent desmuntat', 'intents desmuntats'),
  ].join(' · ');
}

export function yearAgoSentence({
  members,
  best,
}: Pick<SeasonSummary, 'members'> & {
  readonly best: Pick<Performance, 'points'> | undefined;
}): string {
  const size = `Fa un any éreu ${formatInteger(members.after)}`;
  return best
    ? `${size} i la millor diada havia estat ${de(pointsText(best.points))}.`
    : `${size} i encara no havíeu actuat.`;
}

/** Accessible name of the chart. */
export function curveLabel(curve: readonly Pick<CurvePoint, 'members'>[]): string {
  const members = curve.map((point) => point.members);
  const [first = 0, last = 0] = [members.at(0), members.at(-1)];
  return `Gràfic: ${de(formatInteger(first))} a ${teamSize(last)}; ${formatInteger(Math.max(first, ...members))} com a màxim.`;
}
