import { useCallback, useEffect } from 'react';
import { claimGame, keepGoodCopy, onGameStored, onTakeOver, storeGame } from '@/lib/browser/castle-storage';
import { currentEntry, replaceEntry } from '@/lib/browser/screen-history';
import { freshSeed } from '@/lib/browser/seed';
import type { GameState } from '@/lib/castle-game/types';
import { beforeGame, storedGame } from './session';
import { type SessionHandle, unkeptGame } from './use-session';

/** The ways into a game, and what the page opens with. `onEnter` is called each time that play begins or goes on. */
export function useBeginnings({ latest, tab, update }: SessionHandle, onEnter: () => void) {
  /** Reads storage again, and goes on with the game if it holds one. */
  const load = useCallback(() => {
    const stored = storedGame();
    if (stored.kind !== 'game') return update(beforeGame(stored));
    claimGame(tab.current);
    keepGoodCopy(stored.state);
    update({ phase: 'playing', state: stored.state, unsaved: false });
    onEnter();
  }, [tab, update, onEnter]);

  /** Plays a game that storage does not hold yet, instead of whatever it holds, from the first screen on. */
  const play = useCallback(
    (state: GameState) => {
      claimGame(tab.current);
      update({ phase: 'playing', state, unsaved: !storeGame(state) });
      replaceEntry({ pantalla: 'HOME', fons: currentEntry()?.fons ?? 0 });
      onEnter();
    },
    [tab, update, onEnter],
  );

  useEffect(() => {
    tab.current = freshSeed().toString(36);
    const unkept = unkeptGame();
    if (unkept) play(unkept);
    // Who reloads in the middle of the game goes on where it was.
    else if (currentEntry()) load();
    else update(beforeGame(storedGame()));
  }, [tab, load, play, update]);

  useEffect(() => {
    const stops = [
      onTakeOver(tab.current, () => {
        if (latest.current.phase === 'playing') update({ phase: 'elsewhere' });
      }),
      // Who has not begun must know what another tab has saved: a new game would take its place.
      onGameStored(() => {
        const { phase } = latest.current;
        if (phase === 'start' || phase === 'damaged') update(beforeGame(storedGame()));
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [latest, tab, update]);

  return { load, play };
}
