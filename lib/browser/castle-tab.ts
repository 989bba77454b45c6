import { onStored, readStored, removeStored, writeStored } from './storage';

/** Which tab plays: the last one to open the game. */
const TAB_KEY = 'game-pestanya';

/** Makes this tab the one that plays. Where there is no room to write so, at least no other tab has the game. */
export function claimGame(tab: string): void {
  if (!writeStored(TAB_KEY, tab)) removeStored(TAB_KEY);
}

/** Whether another tab has taken the game over; never where storage is blocked, since tabs share nothing there. */
export function isTakenOver(tab: string): boolean {
  const owner = readStored(TAB_KEY) ?? tab;
  return owner !== tab;
}

/** Calls `listener` when another tab takes the game over; returns how to stop. */
export const onTakeOver = (tab: string, listener: () => void): (() => void) =>
  onStored(TAB_KEY, () => {
    if (isTakenOver(tab)) listener();
  });
