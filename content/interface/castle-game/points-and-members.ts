import type { Account, Price } from '@/lib/castle-game/engine/members';
import { MEMBERS_FLOOR } from '@/lib/castle-game/limits';
import { cardinal, formatInteger } from '@/lib/text/catalan';

export const pointsLabel = (points: number): string => `${formatInteger(points)}p`;

export const pointsWord = (points: number): string => (points === 1 ? 'punt' : 'punts');

export const pointsText = (points: number): string => `${formatInteger(points)} ${pointsWord(points)}`;

export const teamSize = (members: number): string =>
  `${formatInteger(members)} ${members === 1 ? 'casteller' : 'castellers'}`;

export const membersCount = (members: number): string => `Sou ${teamSize(members)}`;

export function membersSentence(before: number, after: number): string {
  const change = Math.abs(after - before);
  const people = change === 1 ? 'una persona' : `${cardinal(change, 'feminine')} persones`;
  const number = change === 1 ? '' : 'n';
  if (after > before) return `S'hi ha${number} apuntat ${people}.`;
  return after < before ? `Ha${number} plegat ${people}.` : 'No ha vingut ni ha plegat ningú.';
}

/** `brought` by missions, which are in `members` already. */
export const sizeSentence = (members: number, brought: number): string =>
  `${brought > 0 ? 'Amb les missions, ara sou' : 'Ara sou'} ${formatInteger(members)}.`;

/** Example: "De 35 a 37 castellers". */
export const membersStory = ({
  before,
  after,
}: {
  readonly before: number;
  readonly after: number;
}): string =>
  before === after ? `Sense canvis: ${teamSize(after)}` : `De ${formatInteger(before)} a ${teamSize(after)}`;

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${formatInteger(Math.abs(value))}`;

/** Example: "+1 casteller", "−3 castellers". */
export const membersLabel = (change: number): string =>
  `${change < 0 ? '−' : '+'}${teamSize(Math.abs(change))}`;

/** Example: "Si surt, +5 castellers; si cau, −2". */
export const priceText = ({ descarregat, fallen }: Price): string =>
  `Si surt, ${descarregat === 0 ? 'ningú de nou' : membersLabel(descarregat)}; si cau, ${fallen === 0 ? 'no plega ningú' : signed(fallen)}`;

/** Example: "+5 pels punts", "−4 per dues caigudes". Never empty. */
export function accountTexts({ points, byPoints, byFalls, falls, stayed, pointsToKeep }: Account): string[] {
  const falling = falls === 1 ? 'una caiguda' : `${cardinal(falls, 'feminine')} caigudes`;
  return [
    points === 0 && byPoints > 0
      ? `${signed(byPoints)} per haver sortit a plaça`
      : `${byPoints === 0 ? '0' : signed(byPoints)} pels punts`,
    ...(falls > 0 ? [`${byFalls === 0 ? '0' : signed(byFalls)} per ${falling}`] : []),
    ...(stayed > 0
      ? [`+${stayed} que es ${stayed === 1 ? 'queda' : 'queden'}: els últims ${MEMBERS_FLOOR} no pleguen mai`]
      : []),
    ...(byPoints < 0 ? [keepText(pointsToKeep)] : []),
  ];
}

/** Example: "+5 pels punts. −4 per dues caigudes." */
export const sentencesOf = (parts: readonly string[]): string =>
  parts.map((part) => (part.endsWith('.') ? part : `${part}.`)).join(' ');

/** Example: "Perquè no plegui ningú calen 209 punts." Without falls. */
export const keepText = (points: number): string =>
  points === 0
    ? 'Si no cau res, avui no plegarà ningú.'
    : `Perquè no plegui ningú ${points === 1 ? 'cal' : 'calen'} ${pointsText(points)}.`;
