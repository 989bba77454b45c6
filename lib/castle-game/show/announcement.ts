import { firstTimeText } from '@/lib/castle-game/memory/words';
import type { Team } from '@/lib/castle-game/types';
import { SHOW_PHASES, type ShowPhase } from './moments';

export type Announcement = {
  /** From the aleta on, while the tower can still fall. */
  readonly crowned: string | undefined;
  /** At the end and in the result. */
  readonly atEnd: string;
};

export function announcementOf({
  lastAttempt,
  firsts,
}: Pick<Team, 'lastAttempt' | 'firsts'>): Announcement | undefined {
  if (!lastAttempt?.first) return undefined;
  const { code, context, first } = lastAttempt;
  // Carregat is not news here, so the text waits until the end.
  const loadedBefore = first === 'descarregat' && firsts[code]?.[context]?.carregat !== undefined;
  return {
    crowned: loadedBefore ? undefined : firstTimeText(code, 'carregat', context),
    atEnd: firstTimeText(code, first, context),
  };
}

const CROWNED = SHOW_PHASES.indexOf('aleta');

/** Must not reveal the outcome early. */
export function saidIn({ crowned, atEnd }: Announcement, phase: ShowPhase): string | undefined {
  if (phase === 'a terra') return atEnd;
  return SHOW_PHASES.indexOf(phase) >= CROWNED ? crowned : undefined;
}
