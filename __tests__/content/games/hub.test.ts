import { existsSync } from 'node:fs';
import { resolves } from '@/__tests__/builders/content-links';
import { HUB_CARDS } from '@/content/games/hub';
import { levelRoutes } from '@/content/games/level-routes';
import type { HubCard } from '@/lib/games/shared/types';

const cards: readonly HubCard[] = HUB_CARDS;

test('the hub counts the levels that have a page', () => {
  const counted = cards.flatMap(({ path, progress }) =>
    progress.kind === 'levels'
      ? Array.from({ length: progress.count }, (_, level) => `${path}/${level}`)
      : [],
  );
  expect(counted.sort()).toEqual([...levelRoutes].sort());
});

test('each card has its own page, a picture and one sentence', () => {
  expect(new Set(cards.map(({ path }) => path)).size).toBe(cards.length);
  for (const { path, card, picture } of cards) {
    expect(resolves(path)).toBe(true);
    expect(existsSync(`public${picture}`)).toBe(true);
    expect(card).toMatch(/^[A-ZÀ-Ú][^.!?]*\.$/u);
  }
});
