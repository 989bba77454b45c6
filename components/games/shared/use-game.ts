import { useCallback, useEffect, useRef, useState } from 'react';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import type { GameRules } from '@/lib/games/shared/rules';

/** A sentence to be read aloud; `count` goes up with every action, so that the same sentence twice is said twice. */
export type Announcement = { readonly text: string; readonly count: number };

type Game<State> = {
  readonly state: State;
  readonly announcement: Announcement;
  readonly storageFailed: boolean;
  /** Whether storage was read: until then the page shows what the HTML does. */
  readonly ready: boolean;
};

/**
 * A game under way: state from `initial`, then from storage after mount, then from `play`, which saves after every action.
 * `play` answers what happened, so that a view can follow it up (a popup, a cookie).
 */
export function useGame<State, Action, Event>(rules: GameRules<State, Action, Event>) {
  const [game, setGame] = useState<Game<State>>({
    state: rules.initial,
    announcement: { text: '', count: 0 },
    storageFailed: false,
    ready: false,
  });
  // Two keys can arrive before the next render: the second must find what the first one did.
  const latest = useRef(game);
  const update = useCallback((next: Game<State>) => {
    latest.current = next;
    setGame(next);
  }, []);

  useEffect(() => {
    const saved = rules.decode(readStored(rules.storageKey) ?? null);
    update({ ...latest.current, state: saved ?? latest.current.state, ready: true });
  }, [rules, update]);

  const play = useCallback(
    (action: Action): Event => {
      const { announcement, state: before } = latest.current;
      const { state, event } = rules.reduce(before, action);
      const storageFailed = state === before ? latest.current.storageFailed : !save(rules, state);
      update({
        state,
        announcement: { text: rules.announce(state, event), count: announcement.count + 1 },
        storageFailed,
        ready: true,
      });
      return event;
    },
    [rules, update],
  );

  return { ...game, play };
}

function save<State, Action, Event>(rules: GameRules<State, Action, Event>, state: State): boolean {
  if (rules.isWorthSaving(state)) return writeStored(rules.storageKey, rules.encode(state));
  removeStored(rules.storageKey);
  return true;
}
