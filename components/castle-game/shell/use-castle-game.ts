import { useCallback, useEffect, useRef, useState } from 'react';
import { rulebook } from '@/content/castle-game/rulebook';
import {
  claimGame,
  forgetGame,
  isTakenOver,
  keepGoodCopy,
  onGameStored,
  onTakeOver,
  storedTexts,
  storeGame,
} from '@/lib/browser/castle-storage';
import { currentEntry, replaceEntry } from '@/lib/browser/screen-history';
import { freshSeed } from '@/lib/browser/seed';
import { type Action, act as actOn } from '@/lib/castle-game/engine/actions';
import type { Refusal } from '@/lib/castle-game/engine/refusal';
import { readStoredGame, type StoredGame } from '@/lib/castle-game/saves/stored';
import type { GameState } from '@/lib/castle-game/types';

export type DamagedGame = Extract<StoredGame, { kind: 'damaged' }>;

/** Where the visitor stands: before the game, in it, or in a tab that another one has taken it from. */
export type Session =
  | { readonly phase: 'loading' }
  | { readonly phase: 'start'; readonly saved: GameState | undefined }
  | { readonly phase: 'damaged'; readonly damaged: DamagedGame }
  | {
      readonly phase: 'playing';
      readonly state: GameState;
      /** The browser did not keep the last change, and it has not been exported since. */
      readonly unsaved: boolean;
    }
  | { readonly phase: 'elsewhere' };

const beforeGame = (stored: StoredGame): Session =>
  stored.kind === 'damaged'
    ? { phase: 'damaged', damaged: stored }
    : { phase: 'start', saved: stored.kind === 'game' ? stored.state : undefined };

/** A game that the browser could not keep, until it does: another page of the visit must not lose it. */
let unkept: { readonly state: GameState; readonly tab: string } | undefined;

const newTabName = () => freshSeed().toString(36);

/**
 * The game under way and what becomes of it: read after mount, saved after every change. `onEnter` is called each
 * time that play begins or goes on.
 */
export function useCastleGame(onEnter: () => void) {
  const [session, setSession] = useState<Session>({ phase: 'loading' });
  // Two keys can arrive before the next render: the second must find what the first one did.
  const latest = useRef(session);
  const tab = useRef('');
  const update = useCallback((next: Session) => {
    latest.current = next;
    unkept = next.phase === 'playing' && next.unsaved ? { state: next.state, tab: tab.current } : undefined;
    setSession(next);
  }, []);

  /** Goes on with a game that storage already holds. */
  const resume = useCallback(
    (state: GameState) => {
      claimGame(tab.current);
      keepGoodCopy();
      update({ phase: 'playing', state, unsaved: false });
      onEnter();
    },
    [update, onEnter],
  );

  /** Reads storage again, and plays if it holds a game. */
  const load = useCallback(() => {
    const stored = readStoredGame(rulebook, storedTexts());
    if (stored.kind === 'game') resume(stored.state);
    else update(beforeGame(stored));
  }, [update, resume]);

  /** Plays a game that storage does not hold yet, instead of whatever it holds, from the first screen on. */
  const play = useCallback(
    (state: GameState) => {
      claimGame(tab.current);
      update({ phase: 'playing', state, unsaved: !storeGame(state) });
      replaceEntry({ pantalla: 'HOME', fons: currentEntry()?.fons ?? 0 });
      onEnter();
    },
    [update, onEnter],
  );

  useEffect(() => {
    tab.current = newTabName();
    const look = () => update(beforeGame(readStoredGame(rulebook, storedTexts())));
    if (unkept && !isTakenOver(unkept.tab)) play(unkept.state);
    // Who reloads in the middle of the game goes on where it was.
    else if (currentEntry()) load();
    else look();
    const stops = [
      onTakeOver(tab.current, () => {
        if (latest.current.phase === 'playing') update({ phase: 'elsewhere' });
      }),
      // Who has not begun must know what another tab has saved: a new game would take its place.
      onGameStored(() => {
        if (latest.current.phase === 'start' || latest.current.phase === 'damaged') look();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [load, play, update]);

  const act = useCallback(
    (action: Action): Refusal | undefined => {
      const now = latest.current;
      if (now.phase !== 'playing') return undefined;
      if (isTakenOver(tab.current)) {
        update({ phase: 'elsewhere' });
        return undefined;
      }
      const outcome = actOn(rulebook, now.state, action, Date.now());
      if (!outcome.ok) return outcome.reason;
      const saved = storeGame(outcome.state);
      if (saved && action.type === 'advanceDay') keepGoodCopy();
      update({ phase: 'playing', state: outcome.state, unsaved: !saved });
      return undefined;
    },
    [update],
  );

  const markExported = useCallback(() => {
    if (latest.current.phase === 'playing') update({ ...latest.current, unsaved: false });
  }, [update]);

  const remove = useCallback(() => {
    // What another tab plays is not this one's to delete.
    if (isTakenOver(tab.current)) return update({ phase: 'elsewhere' });
    forgetGame();
    replaceEntry(null);
    window.location.reload();
  }, [update]);

  return { session, load, play, act, markExported, remove };
}
