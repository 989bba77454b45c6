import { act, render } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
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

/** A screen of the game with the engine and made-up missions behind it; `latest()` is the state it has come to. */
export function playScreen(Screen: ComponentType<ScreenProps>, start: GameState) {
  let state = start;
  const [back, go] = [jest.fn(), jest.fn()];
  function Game() {
    const [shown, setShown] = useState(start);
    const play: ScreenProps['act'] = (action) => {
      const result = rules.act(state, action, 0);
      if (!result.ok) return result.reason;
      state = result.state;
      setShown(state);
      return undefined;
    };
    return <Screen rules={rules} state={shown} act={play} go={go} back={back} />;
  }
  return { ...render(<Game />), back, go, latest: () => state };
}

/** Long past the longest show, so that it is over; timers must be fake. */
export function seeTheShow(): void {
  act(() => {
    jest.advanceTimersByTime(8000);
  });
}
