import { CROSSWORD_LEVELS } from '@/content/games/crossword/levels';
import { HANGMAN_PHRASES } from '@/content/games/hangman';
import { GAME_HELP, GAMES_HUB, type HubCard } from '@/content/games/hub';
import { WORD_SEARCH_LEVELS } from '@/content/games/word-search/levels';

const cards: readonly HubCard[] = GAMES_HUB.cards;

test('the hub counts as many levels as each game has', () => {
  const counts = {
    sopa: WORD_SEARCH_LEVELS.length,
    mots: CROSSWORD_LEVELS.length,
    penjat: HANGMAN_PHRASES.length,
  };
  const games = cards.flatMap(({ progress }) => (progress.kind === 'levels' ? [progress] : []));
  expect(games.map(({ game }) => game).sort()).toEqual(Object.keys(counts).sort());
  for (const { game, count } of games) expect(count).toBe(counts[game]);
});

test('each card has a route and an id of its own, and one sentence', () => {
  expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
  for (const { id, href, text } of cards) {
    expect(href).toBe(`/${id}`);
    expect(text).toMatch(/^[A-ZÀ-Ú][^.!?]*\.$/u);
  }
});

test('help belongs to games of the hub', () => {
  const ids = cards.map(({ id }) => id);
  for (const id of Object.keys(GAME_HELP)) expect(ids).toContain(id);
});
