import type { Keeping } from '../castle-game/saves/backup';

/** Safari and all iOS browsers delete stored data after a week without a visit. */
const clearsAfterAWeek = (): boolean => navigator.vendor.startsWith('Apple') && !isInstalled();

/** Installed web apps are exempt. */
const isInstalled = (): boolean => window.matchMedia('(display-mode: standalone)').matches;

/** Does not prompt the user. */
export async function keepingSoFar(): Promise<Keeping> {
  if (clearsAfterAWeek()) return 'a week';
  // Undefined outside secure contexts.
  const promised = await navigator.storage?.persisted?.().catch(() => false);
  return promised ? 'kept' : 'unknown';
}

/** May prompt the user. */
export async function askToKeep(): Promise<Keeping> {
  const promised = await navigator.storage?.persist?.().catch(() => false);
  if (clearsAfterAWeek()) return 'a week';
  return promised ? 'kept' : 'at will';
}
