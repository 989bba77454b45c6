import { useCallback, useRef, useState } from 'react';
import { isTakenOver } from '@/lib/browser/castle-storage';
import type { GameState } from '@/lib/castle-game/types';
import type { Session } from './session';

/** A game that the browser could not keep, until it does: another page of the visit must not lose it. */
let unkept: { readonly state: GameState; readonly tab: string } | undefined;

/** The game that an earlier page of this visit left unkept, unless another tab has gone on with it since. */
export const unkeptGame = (): GameState | undefined =>
  unkept && !isTakenOver(unkept.tab) ? unkept.state : undefined;

/** Where the visitor stands, and the name of this tab once it has one. */
export function useSession() {
  const [session, setSession] = useState<Session>({ phase: 'loading' });
  // Two keys can arrive before the next render: the second must find what the first one did.
  const latest = useRef(session);
  const tab = useRef('');
  const update = useCallback((next: Session) => {
    latest.current = next;
    unkept = next.phase === 'playing' && next.unsaved ? { state: next.state, tab: tab.current } : undefined;
    setSession(next);
  }, []);
  return { session, latest, tab, update };
}

export type SessionHandle = ReturnType<typeof useSession>;
