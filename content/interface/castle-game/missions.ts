import { rewardOf } from '@/lib/castle-game/engine/missions';
import type { Mission, Objective, Reward } from '@/lib/castle-game/types';
import { type Way, wayOf } from '@/lib/castle-game/vocabulary';
import { cardinal } from '@/lib/text/catalan';
import { membersLabel } from './points-and-members';
import { outcomeOf } from './towers';

export const MISSIONS_TEXTS = {
  title: 'MISSIONS',
  intro:
    "Cada missió us porta gent nova. Accepteu les primeres abans de fer proves; les que vindran després s'accepten soles, però dels reptes n'heu de triar un.",
  accepted: 'Missions acceptades',
  proposed: 'Missions proposades',
  completed: 'Missions completades',
  noneAccepted: "Ara no en teniu cap d'acceptada.",
  noneProposed: 'No en queden més de proposades.',
  waiting: 'Quan en completeu una, en vindran més.',
  noneCompleted: "Encara no n'heu completat cap.",
  rehearsal: "A l'assaig",
  performance: 'A plaça',
  reward: 'Recompensa',
  /** After a completed mission, before those that follow. */
  offered: (offered: number): string =>
    `Ara en teniu ${offered === 1 ? 'una altra' : `${cardinal(offered, 'feminine')} més`}:`,
  /** Subtitle of the menu. `proposed` is at least 1. */
  toAccept: (proposed: number): string => `${proposed} per acceptar`,
} as const;

const WAY_TEXTS = {
  pilar: 'Pilars de quatre o més, descarregats',
  'castell fet': 'Diades amb algun castell fet',
  tercers: 'Diades assenyalades entre els tres primers',
  segons: 'Diades assenyalades entre els dos primers',
  primers: 'Diades assenyalades guanyades',
  convidats: 'Castells que us demana qui us convida',
  'primer cop': 'Castells fets per primer cop',
  'sense caure': 'Diades sense caure',
  'tres estructures': 'Diades amb tres estructures',
  'tot descarregat': 'Diades amb tres castells i pilar, tot descarregat',
  'més gent': 'Diades que fan créixer la colla',
  rècord: 'Rècords de punts',
} as const satisfies Record<Way, string>;

/** Example: `Td4n descarregada: 2/5`, `Diades sense caure: 1/3`. A save can contain more than `amount`. */
export function objectiveLabel({ code, outcome, amount = 1 }: Objective, current: number): string {
  const way = wayOf(code);
  return `${way ? WAY_TEXTS[way] : `${code} ${outcomeOf(code, outcome)}`}: ${Math.min(current, amount)}/${amount}`;
}

export const rewardLabel = (rewards: readonly Reward[]): string => membersLabel(rewardOf(rewards));

/** A challenge (repte) is masculine. */
export const acceptText = ({ choice }: Mission): string => (choice ? "Accepta'l" : 'Accepta-la');

/** Starts with the visible label. */
export const acceptLabel = (mission: Mission): string => `${acceptText(mission)}: ${mission.title}`;
