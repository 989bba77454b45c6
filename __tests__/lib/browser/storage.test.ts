/** @jest-environment jsdom */

import { type Answer, serveCsvs } from '@/__tests__/builders/results';
import { aRound, aTeam, onStage } from '@/__tests__/builders/teams';
import {
  clearGame,
  currentPersistence,
  requestPersistence,
  storedTexts,
  storeGame,
  storeGoodCopy,
} from '@/lib/browser/castle-storage';
import { claimGame, isTakenOver, onTakeOver } from '@/lib/browser/castle-tab';
import { randomSeed } from '@/lib/browser/device';
import { fetchText } from '@/lib/browser/fetch';
import { onStored, readStored, removeStored, writeStored } from '@/lib/browser/storage';
import { encodeGame, encodeRounds } from '@/lib/castle-game/saves/game';

const storedElsewhere = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

describe('storage', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    window.localStorage.clear();
    window.sessionStorage.clear();
  });

  test('stored text can be read until it is removed', () => {
    expect(readStored('clau')).toBeNull();
    expect(writeStored('clau', 'text')).toBe(true);
    expect(readStored('clau')).toBe('text');
    removeStored('clau');
    expect(readStored('clau')).toBeNull();
  });

  test('a full storage returns false, a blocked one differs from an empty one, and neither throws', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(writeStored('clau', 'text')).toBe(false);
    full.mockRestore();
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect([readStored('clau'), writeStored('clau', 'text')]).toEqual([undefined, false]);
    expect(() => removeStored('clau')).not.toThrow();
  });

  test('session storage is separate from local storage', () => {
    writeStored('clau', 'avui', 'session');
    expect(readStored('clau')).toBeNull();
    expect(readStored('clau', 'session')).toBe('avui');
    removeStored('clau', 'session');
    expect(readStored('clau', 'session')).toBeNull();
  });

  test('onStored reports a key written by another tab, cleared storage and a page restored from bfcache', () => {
    const listener = jest.fn();
    const stop = onStored('clau', listener);
    const show = (persisted: boolean) =>
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    storedElsewhere('altra');
    show(false);
    expect(listener).not.toHaveBeenCalled();
    storedElsewhere('clau');
    storedElsewhere(null);
    show(true);
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    storedElsewhere('clau');
    show(true);
    expect(listener).toHaveBeenCalledTimes(3);
  });
});

describe('the game in storage', () => {
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
    storedElsewhere('una-altra');
    expect(told).not.toHaveBeenCalled();
    storedElsewhere('game-pestanya');
    expect(told).toHaveBeenCalledTimes(1);
    stop();
    storedElsewhere('game-pestanya');
    expect(told).toHaveBeenCalledTimes(1);
  });

  test('a tab that has no room to claim the game is not shut out by the one that had it', () => {
    claimGame('a');
    roomFor(0);
    claimGame('b');
    expect(isTakenOver('b')).toBe(false);
  });
});

describe('the device', () => {
  const original = Object.getOwnPropertyDescriptor(window, 'crypto');
  const putCrypto = (value: unknown) =>
    Object.defineProperty(window, 'crypto', { value, configurable: true });
  afterEach(() => {
    if (original) Object.defineProperty(window, 'crypto', original);
    jest.restoreAllMocks();
  });

  test("randomSeed uses the browser's random numbers", () => {
    putCrypto({ getRandomValues: (numbers: Uint32Array) => numbers.fill(4_000_000_000) });
    expect(randomSeed()).toBe(4_000_000_000);
  });

  test('randomSeed without crypto uses the clock, within 32 bits', () => {
    putCrypto(undefined);
    const seed = randomSeed();
    expect(Number.isInteger(seed)).toBe(true);
    expect(seed).toBeGreaterThanOrEqual(0);
    expect(seed).toBeLessThan(2 ** 32);
  });

  /** A browser by vendor, with the answer of its storage manager. Without an answer it has none. */
  function aBrowser(vendor: string, answer?: boolean | Error, installed = false) {
    const answers = jest.fn(() =>
      answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer),
    );
    const storage = answer === undefined ? undefined : { persist: answers, persisted: answers };
    Object.defineProperty(navigator, 'storage', { value: storage, configurable: true });
    jest.spyOn(navigator, 'vendor', 'get').mockReturnValue(vendor);
    window.matchMedia = jest.fn().mockReturnValue({ matches: installed });
    return answers;
  }

  test.each([
    [true, 'persistent', 'persistent'],
    [false, 'unknown', 'at will'],
    [undefined, 'unknown', 'at will'],
    [new Error('no'), 'unknown', 'at will'],
  ])('a browser whose storage answers %p', async (answer, before, after) => {
    aBrowser('Google Inc.', answer);
    expect(await currentPersistence()).toBe(before);
    expect(await requestPersistence()).toBe(after);
  });

  test("a tab of Safari clears after a week despite its promise, and an installed app doesn't", async () => {
    const asked = aBrowser('Apple Computer, Inc.', true);
    expect(await currentPersistence()).toBe('a week');
    expect(asked).not.toHaveBeenCalled();
    expect(await requestPersistence()).toBe('a week');
    expect(asked).toHaveBeenCalledTimes(1);
    aBrowser('Apple Computer, Inc.', true, true);
    expect(await requestPersistence()).toBe('persistent');
  });
});

describe('reading a source', () => {
  const copied = '2026-11-22T06:01:00.000Z';

  test.each<[string, Answer, object, string?]>([
    ['a text', 'dia,mes\n', { ok: true, text: 'dia,mes\n' }],
    ['a copy, with its time', 'dia,mes\n', { ok: true, text: 'dia,mes\n', copied }, copied],
    ['a missing file', 404, { ok: false, reason: 'refused', status: 404 }],
    ['no answer in time', 'never', { ok: false, reason: 'timeout' }],
    ['an unreachable host', 'unreachable', { ok: false, reason: 'unreachable' }],
  ])('gives %s', async (_, answer, read, ...[at]) => {
    serveCsvs({ diades: answer }, at);
    expect(await fetchText('/data/diades.csv', 5)).toEqual(read);
  });

  test('tells a device without network', async () => {
    serveCsvs({ diades: 'unreachable' });
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await fetchText('/data/diades.csv')).toEqual({ ok: false, reason: 'offline' });
    jest.restoreAllMocks();
  });
});
