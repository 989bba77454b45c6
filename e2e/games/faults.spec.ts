import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { WORD_SEARCH_LEVELS } from '@/content/games/word-search/levels';
import { resultText } from '@/content/interface/games/hub';
import { GAME_TEXTS } from '@/content/interface/games/shared';
import { hintName } from '@/content/interface/games/word-search';
import { STORY_TEXTS } from '@/content/interface/story';
import { UNREAD_TEXTS } from '@/content/interface/unread';
import { STORY } from '@/e2e/story/support';
import { expect, test } from '@/e2e/support/watch';
import { dateQuery } from '@/lib/games/daily-castell/days';
import { asideKey } from '@/lib/saved-data/replace';
import { hold, openGame } from './support';

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

test('every game can be played and warns when storage is full', { tag: '@slow' }, async ({
  page,
  noErrors: _,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  for (const [route, move] of Object.entries(MOVES)) {
    await openGame(page, route);
    await expect(page.getByText(GAME_TEXTS.storageFailed)).toHaveCount(0);
    await move(page);
    await expect(page.getByText(GAME_TEXTS.storageFailed), route).toBeVisible();
  }
  await page.goto('jocs/');
  await expect(page.getByText(new RegExp(`: ${resultText(undefined)}$`))).toBeVisible();
});

const { explanation, save } = UNREAD_TEXTS;

/** Where each text is read, and what says that it cannot be. */
const PLACES = {
  'progres-sopa-0': { route: 'sopa-de-lletres/0/', move: MOVES['sopa-de-lletres/0/'] },
  'progres-mots-0': { route: 'mots-encreuats/0/', move: MOVES['mots-encreuats/0/'] },
  'progres-penjat-0': { route: 'penjat/0/', move: MOVES['penjat/0/'] },
  'progres-memory': { route: 'memory/', move: MOVES['memory/'] },
  'castell-del-dia': {
    route: `jocs/${dateQuery()}`,
    move: (page) => page.getByRole('button', { name: /^Prova \S+$/ }).click(),
  },
  'nit-fresca-per-ser-maig': {
    route: STORY,
    move: async (page) => {
      await page.getByRole('checkbox', { name: STORY_TEXTS.note.never }).check();
      await page.getByRole('button', { name: STORY_TEXTS.note.start }).click();
    },
  },
} as const satisfies Record<string, { route: string; move: (page: Page) => Promise<void> }>;

for (const [key, { route, move }] of Object.entries(PLACES))
  test(`${key} that is unreadable stays until a move`, { tag: '@slow' }, async ({ page, noErrors: _ }) => {
    const text = '{"versio":2,"dies":{"2026-11-20":{"proves":["3d6';
    await hold(page, key, text);
    await page.goto(route);
    await expect(page.getByText(explanation)).toBeVisible();
    const stored = () => page.evaluate(() => ({ ...localStorage }));
    expect(await stored()).toEqual({ [key]: text });
    await move(page);
    await expect.poll(stored).toMatchObject({ [asideKey(key)]: text });
    expect((await stored())[key]).not.toBe(text);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: save }).click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toBe(text);
  });
