import type { Chances } from '@/lib/castle-game/catalogue/types';
import type { Refusal } from '@/lib/castle-game/engine/refusal';
import { refusalText } from '@/lib/castle-game/engine/words';
import { expectedSentence, priceText } from '@/lib/castle-game/memory/words';
import { GAME_OUTCOMES } from '@/lib/castle-game/outcomes';
import { peopleLabel, spokenTower } from '@/lib/castle-game/words';
import { joinList } from '@/lib/text/list';
import { type Bracket, percentagesOf } from './chances';
import type { PickerTower } from './groups';

export const DIFFICULTY_WORDS = {
  4: 'Segur',
  3: "A l'abast",
  2: 'Difícil',
  1: 'Molt difícil',
} as const satisfies Record<Bracket, string>;

export function chancesSentence(chances: Chances): string {
  const percentages = percentagesOf(chances);
  const parts = GAME_OUTCOMES.map((outcome, index) => `${outcome}, ${percentages[index]} %`);
  return `${parts.join('; ')}.`.replace(/^./, (first) => first.toUpperCase());
}

export const lockLabel = (refusal: Refusal): string =>
  refusal.kind === 'not enough people' ? peopleLabel(refusal.needed) : refusalText(refusal);

/** Explains the lock, since a locked card cannot be focused. */
export function pickedName({ entry: { code }, refusal }: PickerTower): string {
  const name = `${code}, ${spokenTower(code)}`;
  return refusal ? `${name}: ${lockLabel(refusal)}` : name;
}

export function describePicked({ entry, chances, bracket, price }: PickerTower, costsPeople = true): string {
  const { carregat, descarregat } = entry;
  const points = entry.rehearsalOnly
    ? []
    : [`${joinList([`${descarregat} punts descarregat`, `${carregat} carregat`])}.`];
  const worth = price ? [`${expectedSentence(price)}${costsPeople ? ` ${priceText(price)}.` : ''}`] : [];
  return [`${DIFFICULTY_WORDS[bracket]}.`, chancesSentence(chances), ...points, ...worth].join(' ');
}
