import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { rulebook } from '@/content/castle-game/rulebook';
import { forgetGame, isTakenOver, keepGoodCopy, storeGame } from '@/lib/browser/castle-storage';
import { replaceEntry } from '@/lib/browser/screen-history';
import { type Action, act as actOn } from '@/lib/castle-game/engine/actions';
import type { Refusal } from '@/lib/castle-game/engine/refusal';
import { beforeGame, storedGame } from './session';
import { useBeginnings } from './use-beginnings';
import { useSession } from './use-session';

/**
 * The game under way and what becomes of it: read after mount, saved after every change. `onEnter` is called each
 * time that play begins or goes on.
 */
export function useCastleGame(onEnter: () => void) {
  const handle = useSession();
  const { session, latest, tab, update } = handle;
  const { load, play } = useBeginnings(handle, onEnter);

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
      if (saved && action.type === 'advanceDay') keepGoodCopy(outcome.state);
      update({ phase: 'playing', state: outcome.state, unsaved: !saved });
      return undefined;
    },
    [latest, tab, update],
  );

  const markExported = useCallback(() => {
    if (latest.current.phase === 'playing') update({ ...latest.current, unsaved: false });
  }, [latest, update]);

  const remove = useCallback(() => {
    // What another tab plays is not this one's to delete.
    if (isTakenOver(tab.current)) return update({ phase: 'elsewhere' });
    forgetGame();
    replaceEntry(null);
    // With nothing left to lose the browser has nothing to ask before the page goes.
    flushSync(() => update(beforeGame(storedGame())));
    window.location.reload();
  }, [tab, update]);

  return { session, load, play, act, markExported, remove };
}
