import type { Keeping } from '../castle-game/saves/backup';

/** Safari, and every browser of an iPhone or iPad, clears a site that has not been visited for a week. */
const clearsAfterAWeek = (): boolean => navigator.vendor.startsWith('Apple') && !isInstalled();

/** Opened from the home screen or the dock, where nothing is cleared. */
const isInstalled = (): boolean => window.matchMedia('(display-mode: standalone)').matches;

/** What the browser has promised so far; asks the visitor nothing. */
export async function keepingSoFar(): Promise<Keeping> {
  if (clearsAfterAWeek()) return 'a week';
  // A site without a secure address has no `storage` to ask: what it keeps may go.
  const promised = await navigator.storage?.persisted?.().catch(() => false);
  return promised ? 'kept' : 'unknown';
}

/** Asks the browser to keep what the site stores until the visitor removes it. Some ask the visitor in turn. */
export async function askToKeep(): Promise<Keeping> {
  const promised = await navigator.storage?.persist?.().catch(() => false);
  if (clearsAfterAWeek()) return 'a week';
  return promised ? 'kept' : 'at will';
}
