import type { Page } from '@playwright/test';
import type { GameRules } from '../../lib/games/shared/rules';

/** Starts to write down what the game's live region says, from now until the page is left. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  const said = await page.evaluateHandle(() => {
    const heard: string[] = [];
    const region = document.querySelector('[role="status"][aria-atomic="true"]');
    if (!region) throw new Error('this page has no live region');
    new MutationObserver(() => heard.push(region.textContent ?? '')).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return heard;
  });
  return () => said.jsonValue();
}

/** The same game beside the page: what its rules make of the same actions, and every sentence it says of them. */
export function playBeside<State, Action, Event>(rules: GameRules<State, Action, Event>) {
  const said: string[] = [];
  let state = rules.initial;
  return {
    said,
    state: () => state,
    play(action: Action): Event {
      const result = rules.reduce(state, action);
      state = result.state;
      said.push(rules.announce(state, result.event));
      return result.event;
    },
  };
}
