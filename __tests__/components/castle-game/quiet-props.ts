import { rules } from '@/__tests__/builders/teams';
import type { ScreenProps } from '@/components/castle-game/shell/screens';
import type { GameState } from '@/lib/castle-game/types';

/** What a screen gets when nothing it does is looked at, unless the test says otherwise. */
export const quietProps = (state: GameState, parts: Partial<ScreenProps> = {}): ScreenProps => ({
  rules,
  state,
  act: () => undefined,
  go: () => {},
  back: () => {},
  ...parts,
});
