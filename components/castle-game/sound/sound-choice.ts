import { readStored, writeStored } from '@/lib/browser/storage';

const KEY = 'game-so';
const ON = 'si';

let chosen: boolean | undefined;
const listeners = new Set<() => void>();

/** Whether the player wants to hear the game: no, until they say so; then as they left it. */
export function soundIsOn(): boolean {
  chosen ??= readStored(KEY) === ON;
  return chosen;
}

/** Keeps the choice for this visit and, where storage lets, for the next ones. */
export function chooseSound(on: boolean): void {
  chosen = on;
  writeStored(KEY, on ? ON : 'no');
  for (const listener of listeners) listener();
}

export function onSoundChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
