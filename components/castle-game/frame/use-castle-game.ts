import { useCallback, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { forgetGame, keepGoodCopy, onGameStored, storeGame } from '@/lib/browser/castle-storage';
import { claimGame, isTakenOver, onTakeOver } from '@/lib/browser/castle-tab';
import { onWake } from '@/lib/browser/on-wake';
import { currentEntry, replaceEntry } from '@/lib/browser/screen-history';
import { freshSeed } from '@/lib/browser/seed';
import type { Action } from '@/lib/castle-game/engine/actions';
import type { Refusal } from '@/lib/castle-game/engine/refusal';
import type { GameState } from '@/lib/castle-game/types';
import { rules } from './rules';
import { beforeGame, type SessionHandle, storedGame, useSession } from './session';
import { type Origin, useKeeping } from './use-keeping';

/** `onEnter` is called when play begins or continues. */
function useBeginnings({ latest, tab, update }: SessionHandle, onEnter: () => void) {
  const load = useCallback(() => {
    const stored = storedGame();
    if (stored.kind !== 'game') return update(beforeGame(stored));
    claimGame(tab.current);
    keepGoodCopy(stored.state);
    update({ phase: 'playing', state: stored.state, unsaved: false });
    onEnter();
  }, [tab, update, onEnter]);

  /** Plays a new or imported game, which replaces the stored one. */
  const play = useCallback(
    (state: GameState) => {
      claimGame(tab.current);
      const stored = storeGame(state);
      // Saved as the backup copy too, in case the save of the first day is damaged.
      if (stored) keepGoodCopy(state);
      update({ phase: 'playing', state, unsaved: !stored });
      replaceEntry({ pantalla: 'HOME', fons: currentEntry()?.fons ?? 0 });
      onEnter();
    },
    [tab, update, onEnter],
  );

  useEffect(() => {
    tab.current = freshSeed().toString(36);
    const stored = storedGame();
    // A reload during play continues at the same screen, unless playing here would lose data.
    if (currentEntry() && !(stored.kind === 'game' && stored.losses.length > 0)) load();
    else update(beforeGame(stored));
  }, [tab, load, update]);

  useEffect(() => {
    const stops = [
      // The game may have been played, replaced or deleted on another page meanwhile.
      onWake(() => {
        const now = latest.current;
        if (now.phase === 'playing' && !now.unsaved) load();
      }),
      onTakeOver(tab.current, () => {
        if (latest.current.phase === 'playing') update({ phase: 'elsewhere' });
      }),
      // A game saved by another tab must be shown first, since a new game would replace it.
      onGameStored(() => {
        const { phase } = latest.current;
        if (phase === 'start' || phase === 'damaged') update(beforeGame(storedGame()));
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [latest, tab, load, update]);

  return { load, play };
}

export function useCastleGame(onEnter: () => void) {
  const handle = useSession();
  const { session, latest, tab, update } = handle;
  const { keeping, backup, saved, begun, dayPassed, exported, remind } = useKeeping();
  const { load, play: begin } = useBeginnings(handle, onEnter);

  const play = useCallback(
    (state: GameState, origin: Origin) => {
      begin(state);
      begun(origin);
      saved();
    },
    [begin, begun, saved],
  );

  const act = useCallback(
    (action: Action): Refusal | undefined => {
      const now = latest.current;
      if (now.phase !== 'playing') return undefined;
      if (isTakenOver(tab.current)) {
        update({ phase: 'elsewhere' });
        return undefined;
      }
      const result = rules.act(now.state, action, Date.now());
      if (!result.ok) return result.reason;
      const stored = storeGame(result.state);
      if (stored && action.type === 'advanceDay') keepGoodCopy(result.state);
      update({ phase: 'playing', state: result.state, unsaved: !stored });
      saved();
      if (action.type === 'advanceDay') dayPassed();
      return undefined;
    },
    [latest, tab, update, saved, dayPassed],
  );

  const markExported = useCallback(() => {
    if (latest.current.phase === 'playing') update({ ...latest.current, unsaved: false });
    exported();
  }, [latest, update, exported]);

  const remove = useCallback(() => {
    if (isTakenOver(tab.current)) return update({ phase: 'elsewhere' });
    forgetGame();
    replaceEntry(null);
    // `flushSync`: unmounts the `beforeunload` listener of an unsaved game before the reload.
    flushSync(() => update(beforeGame(storedGame())));
    window.location.reload();
  }, [tab, update]);

  return { session, load, play, act, markExported, remove, keeping, backup, remind };
}
