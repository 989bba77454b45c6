import { onStored, readStored, removeStored, writeStored } from './storage';

/** Id of the tab that plays: the last one that opened the game. */
const TAB_KEY = 'game-pestanya';

/** If the write fails, removes the key, so that no other tab owns the game. */
export function claimGame(tab: string): void {
  if (!writeStored(TAB_KEY, tab)) removeStored(TAB_KEY);
}

/** False if storage is blocked, because tabs then share nothing. */
export function isTakenOver(tab: string): boolean {
  const owner = readStored(TAB_KEY) ?? tab;
  return owner !== tab;
}

export const onTakeOver = (tab: string, listener: () => void): (() => void) =>
  onStored(TAB_KEY, () => {
    if (isTakenOver(tab)) listener();
  });
