import type { Account } from '@/lib/castle-game/engine/members';
import { MEMBERS_FLOOR } from '@/lib/castle-game/limits';
import { cardinal, formatInteger } from '@/lib/text/catalan';

export const pointsLabel = (points: number): string => `${formatInteger(points)}p`;

export const pointsWord = (points: number): string => (points === 1 ? 'punt' : 'punts');

export const pointsText = (points: number): string => `${formatInteger(points)} ${pointsWord(points)}`;

export const teamSize = (members: number): string =>
  `${formatInteger(members)} ${members === 1 ? 'casteller' : 'castellers'}`;

export const membersCount = (members: number): string => `Sou ${teamSize(members)}`;

/** Expects a change. */
export function membersSentence(before: number, after: number): string {
  const change = Math.abs(after - before);
  const people = change === 1 ? 'una persona' : `${cardinal(change, 'feminine')} persones`;
  const number = change === 1 ? '' : 'n';
  return after > before ? `S'hi ha${number} apuntat ${people}.` : `Ha${number} plegat ${people}.`;
}

export const sizeSentence = (members: number): string => `Ara sou ${formatInteger(members)}.`;

export const sameSize = (members: number): string => `Sou ${formatInteger(members)}, com abans.`;

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

/** Example: "Si cau, −2 castellers". */
export const priceText = (price: number): string =>
  price === 0 ? 'Si cau, no plega ningú' : `Si cau, ${membersLabel(price)}`;

/** Example: "+5 per 300 punts", "−4 per dues caigudes". Nothing about zero. `brought` by missions, which the account is without. */
export function accountTexts(account: Account, brought: number): string[] {
  const { points, byPoints, byFalls, falls, stayed, pointsToKeep } = account;
  const needed = `en ${pointsToKeep === 1 ? 'calia' : 'calien'} ${formatInteger(pointsToKeep)}`;
  const reasons: readonly (readonly [change: number, reason: string])[] = [
    [Math.max(0, byPoints), points === 0 ? 'per haver sortit a plaça' : `per ${pointsText(points)}`],
    [Math.min(0, byPoints), `per fer ${pointsText(points)}: ${needed}`],
    [byFalls, `per ${falls === 1 ? 'una caiguda' : `${cardinal(falls, 'feminine')} caigudes`}`],
    [stayed, `que es ${stayed === 1 ? 'queda' : 'queden'}: els últims ${MEMBERS_FLOOR} no pleguen mai`],
    [brought, 'de les missions'],
  ];
  return reasons.flatMap(([change, reason]) => (change === 0 ? [] : [`${signed(change)} ${reason}`]));
}

/** Example: "Cada 250 punts més, un casteller nou." */
export const eachText = (points: number): string =>
  `Cada ${formatInteger(Math.round(points))} punts més, un casteller nou.`;

/**
 * Example: "Perquè no plegui ningú calen 209 punts." `needed` is the same in all rounds of a performance, and what `falls` cost is
 * told beside it.
 */
export function keepText(needed: number, points: number, falls: number, lost: number): string {
  const cost = `les caigudes ja us costen ${teamSize(lost)}.`;
  if (points >= needed)
    return lost > 0
      ? `Pels punts no plegarà ningú; ${cost}`
      : `Si no cau res${falls > 0 ? ' més' : ''}, avui no plegarà ningú.`;
  const verb = needed === 1 ? 'cal' : 'calen';
  return lost > 0
    ? `Perquè els punts no facin plegar ningú ${verb} ${pointsText(needed)}; ${cost}`
    : `Perquè no plegui ningú ${verb} ${pointsText(needed)}.`;
}
