import { firstTimeText } from '@/lib/castle-game/memory/words';
import type { Team } from '@/lib/castle-game/types';
import { SHOW_PHASES, type ShowPhase } from './moments';

export type Announcement = {
  /** From the aleta on, while the tower can still fall. `undefined` if carregat is not new. */
  readonly crowned: string | undefined;
  /** At the end of the show and in the result. */
  readonly atEnd: string;
};

/** Returns the announcement of a first time, or `undefined`. */
export function announcementOf({
  lastAttempt,
  firsts,
}: Pick<Team, 'lastAttempt' | 'firsts'>): Announcement | undefined {
  if (!lastAttempt?.first) return undefined;
  const { code, context, first } = lastAttempt;
  // If carregat is not new, nothing is new until the end.
  const loadedBefore = first === 'descarregat' && firsts[code]?.[context]?.carregat !== undefined;
  return {
    crowned: loadedBefore ? undefined : firstTimeText(code, 'carregat', context),
    atEnd: firstTimeText(code, first, context),
  };
}

const CROWNED = SHOW_PHASES.indexOf('aleta');

/** Returns the text for a phase, without revealing the outcome early. */
export function saidIn({ crowned, atEnd }: Announcement, phase: ShowPhase): string | undefined {
  if (phase === 'a terra') return atEnd;
  return SHOW_PHASES.indexOf(phase) >= CROWNED ? crowned : undefined;
}
