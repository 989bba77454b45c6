import { useCallback, useRef, useState } from 'react';
import { storedTexts } from '@/lib/browser/castle-storage';
import { encodeGame } from '@/lib/castle-game/saves/encode';
import type { SaveLoss } from '@/lib/castle-game/saves/losses';
import type { StoredGame } from '@/lib/castle-game/saves/stored';
import type { GameState } from '@/lib/castle-game/types';
import { rules } from './rules';

export type DamagedGame = Extract<StoredGame, { kind: 'damaged' }>;

/** Where the visitor is: before the game, in it, or in a tab whose game has been opened in another tab. */
export type Session =
  | { readonly phase: 'loading' }
  | {
      readonly phase: 'start';
      readonly saved: GameState | undefined;
      /** What the saved game would lose by being played here. */
      readonly losses: readonly SaveLoss[];
    }
  | { readonly phase: 'damaged'; readonly damaged: DamagedGame }
  | {
      readonly phase: 'playing';
      readonly state: GameState;
      /** The browser could not save the last change, and it has not been exported since. */
      readonly unsaved: boolean;
    }
  | { readonly phase: 'elsewhere' };

/** What storage holds at this moment. What this game has written itself loses nothing by being written again. */
export function storedGame(): StoredGame {
  const texts = storedTexts();
  const stored = rules.readStoredGame(texts);
  const ours = stored.kind === 'game' && stored.losses.length > 0 && encodeGame(stored.state) === texts.game;
  return ours ? { ...stored, losses: [] } : stored;
}

/** The first page, for a visitor who has not begun. */
export const beforeGame = (stored: StoredGame): Session =>
  stored.kind === 'damaged'
    ? { phase: 'damaged', damaged: stored }
    : stored.kind === 'game'
      ? { phase: 'start', saved: stored.state, losses: stored.losses }
      : { phase: 'start', saved: undefined, losses: [] };

/** The session, and the name of this tab once it has one. */
export function useSession() {
  const [session, setSession] = useState<Session>({ phase: 'loading' });
  // Two key presses can come before the next render: the second must see what the first one did.
  const latest = useRef(session);
  const tab = useRef('');
  const update = useCallback((next: Session) => {
    latest.current = next;
    setSession(next);
  }, []);
  return { session, latest, tab, update };
}

export type SessionHandle = ReturnType<typeof useSession>;
