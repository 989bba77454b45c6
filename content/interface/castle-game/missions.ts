import { rewardOf } from '@/lib/castle-game/engine/missions';
import { NEW_TEAM_MEMBERS, PERFORMANCE_ATTENDEES } from '@/lib/castle-game/limits';
import type { Mission, Objective, Reward } from '@/lib/castle-game/types';
import { cardinal } from '@/lib/text/catalan';
import { outcomeWord } from '@/lib/towers/name';
import { parseConstruction } from '@/lib/towers/notation';
import { membersLabel } from './points-and-members';

export const MISSIONS_TEXTS = {
  title: 'MISSIONS',
  intro:
    "Cada missió us porta gent nova. Només compta el que feu després d'acceptar-la: accepta-la abans de fer proves.",
  accepted: 'Missions acceptades',
  proposed: 'Missions proposades',
  completed: 'Missions completades',
  accept: 'Accepta-la',
  noneAccepted: "Ara no en teniu cap d'acceptada.",
  noneProposed: 'No en queden més de proposades.',
  noneCompleted: "Encara no n'heu completat cap.",
  rehearsal: 'Als assajos',
  performance: 'A les actuacions',
  reward: 'Recompensa',
  won: 'Guanyat',
} as const;

/** Example: `Td4n descarregada: 2/5`. A save can contain more than `amount`. */
export function objectiveLabel({ code, outcome, amount = 1 }: Objective, current: number): string {
  const parsed = parseConstruction(code);
  const done = parsed.ok ? outcomeWord(parsed.construction, outcome) : outcome;
  return `${code} ${done}: ${Math.min(current, amount)}/${amount}`;
}

export const rewardLabel = (rewards: readonly Reward[]): string => membersLabel(rewardOf(rewards));

export function acceptMissionsStep(missions: number): string {
  const which =
    missions === 1 ? "la que hi ha: és l'única" : `les ${cardinal(missions, 'feminine')}: són l'única`;
  return `Obre MISSIONS i accepta ${which} manera de passar dels ${NEW_TEAM_MEMBERS} castellers del principi als ${PERFORMANCE_ATTENDEES} que demana una actuació.`;
}

/** Starts with the visible label. */
export const acceptLabel = ({ title }: Mission): string => `Accepta-la: ${title}`;

export const acceptedLabel = (title: string): string => `Heu acceptat la missió «${title}».`;
