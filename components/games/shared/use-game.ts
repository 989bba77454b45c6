import { useCallback, useEffect, useRef, useState } from 'react';
import { onStoredDataChange, useUnread } from '@/components/shared/use-stored';
import { GAME_TEXTS } from '@/content/interface/games/shared';
import { localStore, onStored, readStored } from '@/lib/browser/storage';
import type { GameRules } from '@/lib/games/shared/types';
import { replaceSaved } from '@/lib/saved-data/replace';

/** Text for screen readers. `count` increases with every action, so that a repeated sentence is announced again. */
export type Announcement = { readonly text: string; readonly count: number };

export type Elsewhere = 'continued' | 'ended';

type Game<State> = {
  readonly state: State;
  readonly announcement: Announcement;
  readonly storageFailed: boolean;
  /** Change of the game by another tab since the last move here. */
  readonly elsewhere: Elsewhere | null;
  /** False until storage was read. */
  readonly ready: boolean;
};

/**
 * Runs a game. State comes from `initial`, then from storage after mount, then from `play`, which saves every action.
 * `play` returns the event of the action. If another tab has changed the game, `play` only loads that state and
 * returns null.
 */
export function useGame<State, Action, Event>(
  rules: GameRules<State, Action, Event>,
  announce: (state: State, event: Event) => string,
) {
  const [game, setGame] = useState<Game<State>>({
    state: rules.initial,
    announcement: { text: '', count: 0 },
    storageFailed: false,
    elsewhere: null,
    ready: false,
  });
  // A second key press before the next render must use the result of the first.
  const latest = useRef(game);
  const update = useCallback((next: Game<State>) => {
    latest.current = next;
    setGame(next);
  }, []);

  const canRead = useCallback(
    (text: string) => rules.canRead?.(text) ?? rules.decode(text) !== null,
    [rules],
  );
  const unread = useUnread(rules.storageKey, canRead);

  // Stored text at the last read or write, undefined if storage cannot be read.
  const known = useRef<string | null | undefined>(undefined);

  useEffect(() => {
    known.current = readStored(rules.storageKey);
    const saved = rules.decode(known.current ?? null);
    update({ ...latest.current, state: saved ?? latest.current.state, ready: true });
  }, [rules, update]);

  /**
   * Loads a state saved elsewhere. `quietly`: without an announcement, for changes by this page. Returns whether
   * there was one.
   */
  const loadChange = useCallback(
    (quietly = false): boolean => {
      const text = readStored(rules.storageKey);
      if (text === undefined || text === known.current) return false;
      known.current = text;
      const saved = rules.decode(text);
      const { announcement, storageFailed } = latest.current;
      const elsewhere: Elsewhere = text === null ? 'ended' : 'continued';
      const message = { text: GAME_TEXTS.elsewhere[elsewhere], count: announcement.count + 1 };
      update({
        state: saved ?? rules.initial,
        announcement: quietly ? announcement : message,
        storageFailed,
        elsewhere: quietly ? null : elsewhere,
        ready: true,
      });
      return true;
    },
    [rules, update],
  );

  useEffect(() => {
    const onChange = () => void loadChange();
    const stops = [onStored(rules.storageKey, onChange), onStoredDataChange(() => void loadChange(true))];
    // A suspended tab misses storage events.
    document.addEventListener('visibilitychange', onChange);
    return () => {
      for (const stop of stops) stop();
      document.removeEventListener('visibilitychange', onChange);
    };
  }, [rules, loadChange]);

  const play = useCallback(
    (action: Action): Event | null => {
      if (loadChange()) return null;
      const { announcement, state: before } = latest.current;
      const { state, event } = rules.reduce(before, action);
      const storageFailed = state === before ? latest.current.storageFailed : !save(rules, state, canRead);
      known.current = readStored(rules.storageKey);
      update({
        state,
        announcement: { text: announce(state, event), count: announcement.count + 1 },
        storageFailed,
        elsewhere: null,
        ready: true,
      });
      return event;
    },
    [rules, canRead, announce, loadChange, update],
  );

  return { ...game, unread, play };
}

function save<State, Action, Event>(
  rules: GameRules<State, Action, Event>,
  state: State,
  canRead: (text: string) => boolean,
): boolean {
  const text = rules.isWorthSaving(state) ? rules.encode(state) : null;
  return replaceSaved(localStore, rules.storageKey, text, canRead);
}
