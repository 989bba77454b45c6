import type { Action } from '@/lib/castle-game/engine/actions';
import type { Refusal } from '@/lib/castle-game/engine/refusal';
import type { Rules } from '@/lib/castle-game/rules';
import type { GameState } from '@/lib/castle-game/types';

export const SCREENS = [
  'HOME',
  'ASSAIG',
  'ACTUACIO',
  'CASTELLS',
  'HISTORIC',
  'MISSIONS',
  'AJUDA',
  'STATS',
] as const;
export type ScreenId = (typeof SCREENS)[number];

export type ScreenProps = {
  readonly rules: Rules;
  readonly state: GameState;
  /** Runs an action and saves the result. Returns a refusal if it is not allowed. */
  readonly act: (action: Action) => Refusal | undefined;
  readonly go: (screen: ScreenId) => void;
  readonly back: () => void;
};
