/** @jest-environment jsdom */

import { aRound, aTeam, onStage } from '@/__tests__/builders/teams';
import { clearGame, onGameStored, storedTexts, storeGame, storeGoodCopy } from '@/lib/browser/castle-storage';
import { claimGame, isTakenOver, onTakeOver } from '@/lib/browser/castle-tab';
import { encodeGame, encodeRounds } from '@/lib/castle-game/saves/game';

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
});

/** Storage with room for so many characters. */
function roomFor(characters: number): void {
  const { setItem } = Storage.prototype;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function limited(
    this: Storage,
    key: string,
    text: string,
  ) {
    const others = Object.keys(this).filter((name) => name !== key);
    const used = others.reduce((sum, name) => sum + (this.getItem(name)?.length ?? 0), 0);
    if (used + text.length > characters) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, text);
  });
}

test('a game is stored under its two keys, the performance as plain JSON', () => {
  const state = onStage({}, [aRound('3d5')]);
  expect(storeGame(state)).toBe(true);
  expect(storedTexts()).toEqual({
    game: encodeGame(state),
    rounds: encodeRounds(state.rounds),
    goodCopy: null,
  });
});

test('if the quota is exceeded, the good copy is deleted', () => {
  const state = aTeam();
  storeGame(state);
  storeGoodCopy(state);
  expect(storedTexts().goodCopy).toBe(encodeGame(state));
  const longer = aTeam({ name: 'Una colla amb un nom força més llarg' });
  roomFor(encodeGame(longer).length + 10);
  expect(storeGame(longer)).toBe(true);
  expect(storedTexts()).toMatchObject({ game: encodeGame(longer), goodCopy: null });
});

test('if the quota is exceeded, the stored game is kept', () => {
  const state = aTeam();
  storeGame(state);
  roomFor(10);
  expect(storeGame(aTeam({ name: 'Nova' }))).toBe(false);
  expect(storedTexts().game).toBe(encodeGame(state));
});

test('forgetting leaves nothing of the game', () => {
  storeGame(aTeam());
  storeGoodCopy(aTeam());
  clearGame();
  expect(storedTexts()).toEqual({ game: null, rounds: null, goodCopy: null });
});

test('the last tab that claims the game owns it, and the others are notified', () => {
  const told = jest.fn();
  const stop = onTakeOver('a', told);
  claimGame('a');
  expect(isTakenOver('a')).toBe(false);
  claimGame('b');
  expect(isTakenOver('a')).toBe(true);
  window.dispatchEvent(new StorageEvent('storage', { key: 'una-altra' }));
  expect(told).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: 'game-pestanya' }));
  expect(told).toHaveBeenCalledTimes(1);
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'game-pestanya' }));
  expect(told).toHaveBeenCalledTimes(1);
});

test('a tab that has no room to claim the game is not shut out by the one that had it', () => {
  claimGame('a');
  roomFor(0);
  claimGame('b');
  expect(isTakenOver('b')).toBe(false);
});

test('listeners are notified when another tab saves the game, and when storage is cleared', () => {
  const told = jest.fn();
  const stop = onGameStored(told);
  window.dispatchEvent(new StorageEvent('storage', { key: 'actuacio' }));
  expect(told).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: 'game' }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(told).toHaveBeenCalledTimes(2);
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'game' }));
  expect(told).toHaveBeenCalledTimes(2);
});
