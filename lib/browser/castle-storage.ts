import { type Backup, decodeBackup, encodeBackup } from '@/lib/castle-game/saves/backup';
import {
  BACKUP_KEY,
  encodeGame,
  encodeRounds,
  GAME_KEY,
  GOOD_COPY_KEY,
  PERFORMANCE_KEY,
} from '@/lib/castle-game/saves/encode';
import type { StoredTexts } from '@/lib/castle-game/saves/stored';
import type { GameState } from '@/lib/castle-game/types';
import { onStored, readStored, removeStored, writeStored } from './storage';

/** What the browser keeps of the castle game. */
export const storedTexts = (): StoredTexts => ({
  game: readStored(GAME_KEY) ?? null,
  rounds: readStored(PERFORMANCE_KEY) ?? null,
  goodCopy: readStored(GOOD_COPY_KEY) ?? null,
});

/** Saves a game and says whether that worked. Where room is short, the good copy gives up its own. */
export function storeGame(state: GameState): boolean {
  const text = encodeGame(state);
  if (!writeStored(GAME_KEY, text)) {
    removeStored(GOOD_COPY_KEY);
    if (!writeStored(GAME_KEY, text)) return false;
  }
  return writeStored(PERFORMANCE_KEY, encodeRounds(state.rounds));
}

/** Keeps a game as the last good copy; without room there is none. */
export function keepGoodCopy(state: GameState): void {
  writeStored(GOOD_COPY_KEY, encodeGame(state));
}

/** What is known of the player's own copy of the game. */
export const storedBackup = (): Backup => decodeBackup(readStored(BACKUP_KEY) ?? null);

/** Keeps that. Without room the game goes on, and later reminds of a copy that there may be. */
export function storeBackup(backup: Backup): void {
  writeStored(BACKUP_KEY, encodeBackup(backup));
}

/** Forgets the game, its performance and its copies. */
export function forgetGame(): void {
  for (const key of [GAME_KEY, PERFORMANCE_KEY, GOOD_COPY_KEY, BACKUP_KEY]) removeStored(key);
}

/** Calls `listener` when another tab saves, replaces or deletes the game; returns how to stop. */
export const onGameStored = (listener: () => void): (() => void) => onStored(GAME_KEY, listener);
