import type { Refusal } from '@/lib/castle-game/engine/refusal';
import { SERIES_ATTEMPTS } from '@/lib/castle-game/limits';
import {
  type Bracket,
  type PickerStructure,
  type PickerTower,
  percentagesOf,
} from '@/lib/castle-game/picker';
import type { Chances, TrackedObjective } from '@/lib/castle-game/types';
import { GAME_OUTCOMES } from '@/lib/castle-game/vocabulary';
import { formatInteger } from '@/lib/text/catalan';
import { pointsText, priceText } from './points-and-members';
import { refusalText } from './refusals';
import { outcomeOf, peopleLabel, spokenTower } from './towers';

/** Words around the towers that can be picked. */
export const PICKER_TEXTS = {
  towers: 'Castells',
  structure: 'Estructura',
  structures: {
    P: 'Pilar',
    T: 'Torre',
    '3': 'Tres',
    '4': 'Quatre',
    '5': 'Cinc',
    '7': 'Set',
    '9': 'Nou',
    '10': 'Deu',
  } satisfies Record<PickerStructure, string>,
  kind: 'Què assagem',
  full: 'Castells complets',
  netes: 'Netes',
  times: 'Quantes proves',
  one: "D'una en una",
  inRow: `De ${SERIES_ATTEMPTS} en ${SERIES_ATTEMPTS}`,
  nothingFull: 'Amb la gent que ha vingut avui no surt cap castell complet. Les netes, en canvi, sí.',
  nothing: "Amb la gent d'avui no surt cap castell.",
  mission: 'Missió',
  /** By the club that invites the team. */
  asked: 'Us el demanen',
  chances: 'Com pot acabar',
  locked: (refusal: Refusal): string =>
    refusal.kind === 'not enough people' ? peopleLabel(refusal.needed) : refusalText(refusal),
} as const;

/** Example: "Missió: 3d5 descarregat 0/1". */
export const pendingText = ({ code, outcome, current, amount = 1 }: TrackedObjective): string =>
  `${PICKER_TEXTS.mission}: ${outcomeOf(code, outcome)} ${current}/${amount}`;

const DIFFICULTY_WORDS = {
  4: 'Segur',
  3: "A l'abast",
  2: 'Difícil',
  1: 'Molt difícil',
} as const satisfies Record<Bracket, string>;

/** Most towers of a new team are in the last bracket: those with at most this chance have a word of their own. */
const BY_LUCK = 1 / 8;

type Rated = Pick<PickerTower, 'bracket' | 'chances'>;

export const difficultyWord = ({ bracket, chances: [chance] }: Rated): string =>
  chance > BY_LUCK ? DIFFICULTY_WORDS[bracket] : 'De xamba';

function chancesSentence(code: string, chances: Chances): string {
  const percentages = percentagesOf(chances);
  const parts = GAME_OUTCOMES.map((outcome, index) => `${outcomeOf(code, outcome)}, ${percentages[index]} %`);
  return `${parts.join('; ')}.`.replace(/^./, (first) => first.toUpperCase());
}

/** Explains the lock, since a locked card cannot be focused. */
export function pickedName({ entry: { code }, refusal }: PickerTower): string {
  const name = `${code}, ${spokenTower(code)}`;
  return refusal ? `${name}: ${PICKER_TEXTS.locked(refusal)}` : name;
}

/** Example: "Perquè surti més, assageu Td4n." */
export const limitText = (code: string): string => `Perquè surti més, assageu ${code}.`;

export function describePicked(
  { entry, chances, bracket, limit, price }: PickerTower,
  costsPeople: boolean,
): string {
  const { carregat, descarregat } = entry;
  const points = entry.rehearsalOnly
    ? []
    : [`Val ${pointsText(descarregat)} si es descarrega i ${formatInteger(carregat)} si es carrega.`];
  const worth = price !== undefined && costsPeople ? [`${priceText(price)}.`] : [];
  const held = limit === undefined ? [] : [limitText(limit)];
  return [
    `${difficultyWord({ bracket, chances })}.`,
    chancesSentence(entry.code, chances),
    ...points,
    ...worth,
    ...held,
  ].join(' ');
}
