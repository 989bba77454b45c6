import type { Chances } from '@/lib/castle-game/catalogue/types';
import type { Refusal } from '@/lib/castle-game/engine/refusal';
import { refusalText } from '@/lib/castle-game/engine/words';
import { expectedSentence, priceText } from '@/lib/castle-game/memory/words';
import { GAME_OUTCOMES } from '@/lib/castle-game/outcomes';
import { peopleLabel, spokenTower } from '@/lib/castle-game/words';
import { joinList } from '@/lib/text/list';
import { type Bracket, percentagesOf } from './chances';
import type { PickerTower } from './groups';

/** What each bracket of difficulty means. */
export const DIFFICULTY_WORDS = {
  4: 'Segur',
  3: "A l'abast",
  2: 'Difícil',
  1: 'Molt difícil',
} as const satisfies Record<Bracket, string>;

/** The four chances as one sentence. */
export function chancesSentence(chances: Chances): string {
  const percentages = percentagesOf(chances);
  const parts = GAME_OUTCOMES.map((outcome, index) => `${outcome}, ${percentages[index]} %`);
  return `${parts.join('; ')}.`.replace(/^./, (first) => first.toUpperCase());
}

/** Why a tower of the picker is locked: its people when these are what lacks. */
export const lockLabel = (refusal: Refusal): string =>
  refusal.kind === 'not enough people' ? peopleLabel(refusal.needed) : refusalText(refusal);

/** Name of a card of the picker: the notation, its words and, since a locked card takes no focus, why it is locked. */
export function pickedName({ entry: { code }, refusal }: PickerTower): string {
  const name = `${code}, ${spokenTower(code)}`;
  return refusal ? `${name}: ${lockLabel(refusal)}` : name;
}

/** Everything that a card of the picker shows, as sentences. */
export function describePicked({ entry, chances, bracket, price }: PickerTower, costsPeople = true): string {
  const { carregat, descarregat } = entry;
  const points = entry.rehearsalOnly
    ? []
    : [`${joinList([`${descarregat} punts descarregat`, `${carregat} carregat`])}.`];
  const worth = price ? [`${expectedSentence(price)}${costsPeople ? ` ${priceText(price)}.` : ''}`] : [];
  return [`${DIFFICULTY_WORDS[bracket]}.`, chancesSentence(chances), ...points, ...worth].join(' ');
}
