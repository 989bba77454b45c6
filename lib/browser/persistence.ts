import type { Persistence } from '@/lib/castle-game/saves/backup';

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
