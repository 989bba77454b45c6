import { firstTimeText } from '@/lib/castle-game/memory/words';
import type { Team } from '@/lib/castle-game/types';
import { SHOW_PHASES, type ShowPhase } from './moments';

export type Announcement = {
  /** Said from the aleta on, when it is loaded and may still fall; nothing when that is no news. */
  readonly crowned: string | undefined;
  /** Said when everybody is down, and at the result. */
  readonly atEnd: string;
};

/** What the show of the last attempt announces: a tower crowned for the first time. Nothing for any other. */
export function announcementOf({
  lastAttempt,
  firsts,
}: Pick<Team, 'lastAttempt' | 'firsts'>): Announcement | undefined {
  if (!lastAttempt?.first) return undefined;
  const { code, context, first } = lastAttempt;
  // Who had loaded it before does so again at the aleta: what is new shows when everybody is down.
  const loadedBefore = first === 'descarregat' && firsts[code]?.[context]?.carregat !== undefined;
  return {
    crowned: loadedBefore ? undefined : firstTimeText(code, 'carregat', context),
    atEnd: firstTimeText(code, first, context),
  };
}

const CROWNED = SHOW_PHASES.indexOf('aleta');

/** What of it can be said in a part of the show without telling how the tower will end. */
export function saidIn({ crowned, atEnd }: Announcement, phase: ShowPhase): string | undefined {
  if (phase === 'a terra') return atEnd;
  return SHOW_PHASES.indexOf(phase) >= CROWNED ? crowned : undefined;
}
