import type { Page } from '@playwright/test';
import { rules } from '@/content/castle-game/rulebook';
import { hold, tabTo } from '@/e2e/games/support';
import { expect } from '@/e2e/support/watch';
import type { Action } from '@/lib/castle-game/engine/actions';
import { encodeGame, GAME_KEY } from '@/lib/castle-game/saves/game';
import type { GameState } from '@/lib/castle-game/types';

export { rules };

export const ROUTE = 'joc-castells/';

/** Makes the browser's own chance give this number, so that a new game has a known fate. */
export async function fixSeed(page: Page, seed: number): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(crypto, 'getRandomValues', {
      value: (array: unknown) => (array instanceof Uint32Array ? array.fill(value) : array),
    });
  }, seed);
}

/** A game after some actions, as the rules alone give it. Throws when one is refused. */
export const after = (state: GameState, ...actions: readonly Action[]): GameState =>
  actions.reduce((before, action) => {
    const result = rules.act(before, action, 0);
    if (!result.ok) throw new Error(`${JSON.stringify(action)}: ${result.reason.kind}`);
    return result.state;
  }, state);

/** Opens the page for a visitor whose browser holds a game. */
export async function openWith(page: Page, state: GameState): Promise<void> {
  await hold(page, GAME_KEY, encodeGame(state));
  await page.goto(ROUTE);
}

/** The same, going on with it: at its first screen, or at the page of a year that is over. */
export async function playWith(page: Page, state: GameState): Promise<void> {
  await openWith(page, state);
  await page.getByRole('button', { name: 'Carregar partida' }).click();
  await expect(page.getByRole('heading', { name: /^(DIA D'|Temporada )/ })).toBeFocused();
}

/** Milliseconds for which a tower of a performance stays on stage. */
const LOCK = 4000;

/** Ends the show of an attempt by keyboard, without its time: the test has installed the clock. */
export async function passShow(page: Page): Promise<void> {
  const show = page.getByRole('button', { name: 'Continua', exact: true });
  await expect(show).toBeVisible();
  await page.clock.fastForward(LOCK);
  await expect(show).toBeFocused();
  await page.keyboard.press('Enter');
}

/** The game that the browser holds now; it must be a right one. */
export async function storedGame(page: Page): Promise<GameState> {
  const text = await page.evaluate((key) => localStorage.getItem(key), GAME_KEY);
  const decoded = rules.decodeGame(text ?? '');
  if (!decoded.ok) throw new Error(decoded.reason.kind);
  return decoded.state;
}

/** Reaches a button by tabulator and presses it. */
export async function pressButton(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, page.getByRole('button', { name }));
  await page.keyboard.press('Enter');
}
