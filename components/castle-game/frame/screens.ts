import type { Action } from '@/lib/castle-game/engine/actions';
import type { Refusal } from '@/lib/castle-game/engine/refusal';
import type { Rules } from '@/lib/castle-game/rules';
import type { GameState } from '@/lib/castle-game/types';

/** The screens of the game, all inside one page. */
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

/** What every screen gets. */
export type ScreenProps = {
  readonly rules: Rules;
  readonly state: GameState;
  /** Does an action and saves the outcome, or says why it is refused. */
  readonly act: (action: Action) => Refusal | undefined;
  /** Opens another screen; `back` returns from it. */
  readonly go: (screen: ScreenId) => void;
  readonly back: () => void;
};
