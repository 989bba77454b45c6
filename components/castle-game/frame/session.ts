import { useCallback, useRef, useState } from 'react';
import { storedTexts } from '@/lib/browser/castle-storage';
import { encodeGame } from '@/lib/castle-game/saves/encode';
import type { SaveLoss } from '@/lib/castle-game/saves/losses';
import type { StoredGame } from '@/lib/castle-game/saves/stored';
import type { GameState } from '@/lib/castle-game/types';
import { rules } from './rules';

export type DamagedGame = Extract<StoredGame, { kind: 'damaged' }>;

/** State of the page. `elsewhere`: another tab has opened the game. */
export type Session =
  | { readonly phase: 'loading' }
  | {
      readonly phase: 'start';
      readonly saved: GameState | undefined;
      /** Parts of the saved game that playing here would lose. */
      readonly losses: readonly SaveLoss[];
    }
  | { readonly phase: 'damaged'; readonly damaged: DamagedGame }
  | {
      readonly phase: 'playing';
      readonly state: GameState;
      /** True while the last change is neither saved nor exported. */
      readonly unsaved: boolean;
    }
  | { readonly phase: 'elsewhere' };

/** Reads the stored game. Losses are ignored if this version wrote the game itself. */
export function storedGame(): StoredGame {
  const texts = storedTexts();
  const stored = rules.readStoredGame(texts);
  const ours = stored.kind === 'game' && stored.losses.length > 0 && encodeGame(stored.state) === texts.game;
  return ours ? { ...stored, losses: [] } : stored;
}

export const beforeGame = (stored: StoredGame): Session =>
  stored.kind === 'damaged'
    ? { phase: 'damaged', damaged: stored }
    : stored.kind === 'game'
      ? { phase: 'start', saved: stored.state, losses: stored.losses }
      : { phase: 'start', saved: undefined, losses: [] };

export function useSession() {
  const [session, setSession] = useState<Session>({ phase: 'loading' });
  // A second key press before the next render must see the result of the first.
  const latest = useRef(session);
  const tab = useRef('');
  const update = useCallback((next: Session) => {
    latest.current = next;
    setSession(next);
  }, []);
  return { session, latest, tab, update };
}

export type SessionHandle = ReturnType<typeof useSession>;
