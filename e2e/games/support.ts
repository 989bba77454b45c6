import type { Locator, Page } from '@playwright/test';
import { expect } from '@/e2e/support/watch';
import type { GameRules } from '@/lib/games/shared/types';

/** Opens the page of a game and waits until it is hydrated: a press before would be lost. */
export async function openGame(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await gameReady(page);
}

export const gameReady = (page: Page) =>
  expect(page.locator('main section[aria-busy]')).toHaveAttribute('aria-busy', 'false');

/** Reloads the page of a game. */
export async function reopenGame(page: Page): Promise<void> {
  await openGame(page, page.url());
}

/** A browser that holds a text from an earlier visit, until the page changes it. */
export const hold = (page: Page, key: string, text: string) =>
  page.addInitScript(
    ([name, value]) => {
      if (!location.protocol.startsWith('http') || sessionStorage.getItem(`held ${name}`)) return;
      sessionStorage.setItem(`held ${name}`, 'yes');
      localStorage.setItem(name, value);
    },
    [key, text] as const,
  );

/** A browser that holds a game after these actions. */
export async function holdGame<State, Action, Event>(
  page: Page,
  rules: GameRules<State, Action, Event>,
  actions: readonly Action[],
): Promise<void> {
  const state = actions.reduce((before, action) => rules.reduce(before, action).state, rules.initial);
  await hold(page, rules.storageKey, rules.encode(state));
}

/** Presses Tab until an element has focus. */
export async function tabTo(page: Page, target: Locator, limit = 80): Promise<void> {
  // Finding it by its role takes longer than all the presses.
  const element = await target.elementHandle();
  for (let step = 0; step < limit; step++) {
    if (await element?.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, `reached within ${limit} tabs`).toBeFocused();
}

/** Key of ç on a Catalan keyboard, which Playwright's layout lacks. */
async function pressCedilla(page: Page, key: string): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const event = { key, code: 'Backslash', text: key } as const;
  await devTools.send('Input.dispatchKeyEvent', { type: 'keyDown', ...event });
  await devTools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
  await devTools.detach();
}

/** Presses keys in order. */
export async function press(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) await (/^ç$/i.test(key) ? pressCedilla(page, key) : page.keyboard.press(key));
}

/** Raw value of a cookie. */
export async function cookie(page: Page, name: string): Promise<string | undefined> {
  return (await page.context().cookies()).find((one) => one.name === name)?.value;
}

/** Records the texts of the live region from now on. Returns a reader of them. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  const announced = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const region = document.querySelector('[role="status"][aria-atomic="true"]');
    if (!region) throw new Error('this page has no live region');
    new MutationObserver(() => texts.push(region.textContent ?? '')).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return texts;
  });
  return () => announced.jsonValue();
}

/** Runs the rules without a page, and collects the announcement of each action. */
export function playInParallel<State, Action, Event>(
  rules: GameRules<State, Action, Event>,
  announce: (state: State, event: Event) => string,
) {
  const announced: string[] = [];
  let state = rules.initial;
  return {
    announced,
    state: () => state,
    play(action: Action): Event {
      const result = rules.reduce(state, action);
      state = result.state;
      announced.push(announce(state, result.event));
      return result.event;
    },
  };
}
