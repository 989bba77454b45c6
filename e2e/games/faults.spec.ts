import type { Page } from '@playwright/test';
import { HANGMAN_PHRASES } from '@/content/games/hangman';
import { WORD_SEARCH_LEVELS } from '@/content/games/word-search/levels';
import { GAME_TEXTS, progressText } from '@/content/interface/games/shared';
import { hintName } from '@/content/interface/games/word-search';
import { expect, expectNoPageErrors, test } from '@/e2e/support/watch';
import { lettersOf } from '@/lib/text/letters';
import { openGame, press } from './support';

const FAULTS = {
  'storage is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'storage is blocked': () => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  },
} as const;

const noneOf = (levels: readonly unknown[]) => progressText(levels.map(() => false));

/** A first move in each game. */
const MOVES = {
  'sopa-de-lletres/0/': (page) =>
    page.getByRole('button', { name: hintName(WORD_SEARCH_LEVELS[0].words[0]) }).click(),
  'mots-encreuats/0/': async (page) => {
    await page.getByRole('textbox').focus();
    await page.keyboard.type('p');
  },
  'penjat/0/': (page) => page.keyboard.press('a'),
  'memory/': (page) => page.getByRole('button', { name: 'Carta 1, tapada' }).click(),
} as const satisfies Record<string, (page: Page) => Promise<void>>;

for (const [fault, cause] of Object.entries(FAULTS)) {
  test(`every game can be played and warns when ${fault}`, async ({ page, pageErrors }) => {
    await page.addInitScript(cause);
    for (const [route, move] of Object.entries(MOVES)) {
      await openGame(page, route);
      await expect(page.getByText(GAME_TEXTS.storageFailed)).toHaveCount(0);
      await move(page);
      await expect(page.getByText(GAME_TEXTS.storageFailed), route).toBeVisible();
    }
    await page.goto('jocs/');
    await expect(page.getByText(noneOf(WORD_SEARCH_LEVELS)).first()).toBeVisible();
    expectNoPageErrors(pageErrors);
  });
}

const COOKIE_FAULTS = {
  'cookies are refused': () => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
  },
  'cookies throw': () => {
    Object.defineProperty(Document.prototype, 'cookie', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
      set: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  },
} as const;

for (const [fault, cause] of Object.entries(COOKIE_FAULTS)) {
  test(`a level can be won when ${fault}, with a warning that it is not stored`, async ({
    page,
    pageErrors,
  }) => {
    await page.addInitScript(cause);
    await openGame(page, 'penjat/0/');
    await press(page, [...new Set(lettersOf(HANGMAN_PHRASES[0]))]);
    await expect(page.getByRole('dialog', { name: GAME_TEXTS.won })).toBeVisible();
    await expect(page.getByText(GAME_TEXTS.completionFailed)).toBeVisible();
    await page.getByRole('button', { name: GAME_TEXTS.accept }).click();
    await expect(page.getByText(noneOf(HANGMAN_PHRASES))).toBeVisible();
    expectNoPageErrors(pageErrors);
  });
}
