import { type Backup, decodeBackup, encodeBackup, type Persistence } from '@/lib/castle-game/saves/backup';
import {
  BACKUP_KEY,
  encodeGame,
  encodeRounds,
  GAME_KEY,
  GOOD_COPY_KEY,
  PERFORMANCE_KEY,
  type StoredTexts,
} from '@/lib/castle-game/saves/game';
import type { GameState } from '@/lib/castle-game/types';
import { replaceSaved } from '@/lib/saved-data/replace';
import { localStore, onStored, readStored, removeStored, writeStored } from './storage';

export const storedTexts = (): StoredTexts => ({
  game: readStored(GAME_KEY) ?? null,
  rounds: readStored(PERFORMANCE_KEY) ?? null,
  goodCopy: readStored(GOOD_COPY_KEY) ?? null,
});

/**
 * If the quota is exceeded, deletes the good copy and retries. The game has its rounds too, so it is stored without
 * theirs. `damaged` is a stored text that could not be read.
 */
export function storeGame(state: GameState, damaged?: string): boolean {
  const text = encodeGame(state);
  const write = () => replaceSaved(localStore, GAME_KEY, text, (stored) => stored !== damaged);
  if (!write()) {
    removeStored(GOOD_COPY_KEY);
    if (!write()) return false;
  }
  writeStored(PERFORMANCE_KEY, encodeRounds(state.rounds));
  return true;
}

export function storeGoodCopy(state: GameState): void {
  writeStored(GOOD_COPY_KEY, encodeGame(state));
}

export const storedBackup = (): Backup => decodeBackup(readStored(BACKUP_KEY) ?? null);

/** Ignores a failed write. */
export function storeBackup(backup: Backup): void {
  writeStored(BACKUP_KEY, encodeBackup(backup));
}

export function clearGame(): void {
  for (const key of [GAME_KEY, PERFORMANCE_KEY, GOOD_COPY_KEY, BACKUP_KEY]) removeStored(key);
}

export const onGameStored = (listener: () => void): (() => void) => onStored(GAME_KEY, listener);

/** WebKit deletes stored data after a week without a visit, except for installed apps. */
const clearsAfterAWeek = (): boolean => navigator.vendor.startsWith('Apple') && !isInstalled();

const isInstalled = (): boolean => window.matchMedia('(display-mode: standalone)').matches;

/** Does not prompt. */
export async function currentPersistence(): Promise<Persistence> {
  if (clearsAfterAWeek()) return 'a week';
  // Undefined outside secure contexts.
  const promised = await navigator.storage?.persisted?.().catch(() => false);
  return promised ? 'persistent' : 'unknown';
}

/** May prompt. */
export async function requestPersistence(): Promise<Persistence> {
  const promised = await navigator.storage?.persist?.().catch(() => false);
  if (clearsAfterAWeek()) return 'a week';
  return promised ? 'persistent' : 'at will';
}
