import { onStored, readStored, removeStored, writeStored } from './storage';

const TAB_KEY = 'game-pestanya';

/** If the write fails, at least no other tab owns the game. */
export function claimGame(tab: string): void {
  if (!writeStored(TAB_KEY, tab)) removeStored(TAB_KEY);
}

/** False if storage is blocked. */
export function isTakenOver(tab: string): boolean {
  const owner = readStored(TAB_KEY) ?? tab;
  return owner !== tab;
}

export const onTakeOver = (tab: string, listener: () => void): (() => void) =>
  onStored(TAB_KEY, () => {
    if (isTakenOver(tab)) listener();
  });
