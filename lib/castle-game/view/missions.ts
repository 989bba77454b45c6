import { CONTEXTS, type Context, type Mission, type Objective, type Reward } from '@/lib/castle-game/types';
import { parseConstruction } from '@/lib/towers/notation';
import type { Construction } from '@/lib/towers/types';
import { membersLabel } from './labels';

/** An objective as it counts: `3d4n descarregat: 2/5`. A save could have counted more than it takes. */
export const objectiveLabel = ({ castell, action, amount = 1 }: Objective, current: number): string =>
  `${castell} ${action}: ${Math.min(current, amount)}/${amount}`;

/** The objectives of a mission by where they are met, without the places that have none. */
export const objectivesByContext = <Kind extends Objective>(
  objectives: {
    readonly [context in Context]?: readonly Kind[];
  },
): { readonly context: Context; readonly objectives: readonly Kind[] }[] =>
  CONTEXTS.flatMap((context) => {
    const here = objectives[context] ?? [];
    return here.length > 0 ? [{ context, objectives: here }] : [];
  });

/** What a mission pays in all. */
export const rewardLabel = (rewards: readonly Reward[]): string =>
  membersLabel(rewards.reduce((sum, { amount }) => sum + amount, 0));

/** Name of the button that accepts a mission, which begins as the button reads. */
export const acceptLabel = ({ title }: Mission): string => `Accepta-la: ${title}`;

/** Said when a mission has been accepted. */
export const acceptedLabel = (title: string): string => `Heu acceptat la missió «${title}».`;

/** Floors of the highest tower drawn beside a mission: higher ones take too many people for so small a picture. */
const DRAWN_FLOORS = 5;

/** The tower to draw beside a mission, the first it asks for; none when that is too high or is no tower. */
export function pictureOf({ objectives }: Mission): Construction | undefined {
  const first = objectivesByContext(objectives)[0]?.objectives[0];
  const parsed = first && parseConstruction(first.castell);
  if (!parsed?.ok || parsed.construction.kind !== 'tower') return undefined;
  return parsed.construction.floors <= DRAWN_FLOORS ? parsed.construction : undefined;
}
