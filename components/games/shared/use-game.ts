import { useCallback, useEffect, useRef, useState } from 'react';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import type { Turn } from '@/lib/games/shared/turn';

/** What a game is to its view. All of it must stay the same between renders: make it once, or memoise it. */
export type GameRules<State, Action, Event> = {
  /** The game as the HTML shows it. */
  readonly initial: State;
  readonly reduce: (state: State, action: Action) => Turn<State, Event>;
  readonly announce: (state: State, event: Event) => string;
  readonly storageKey: string;
  readonly encode: (state: State) => string;
  /** The game to go on with, from what was saved: null keeps `initial`. */
  readonly decode: (text: string | null) => State | null;
  /** Whether anything is worth keeping; what is not is forgotten. */
  readonly isWorthSaving: (state: State) => boolean;
};

type Game<State, Event> = {
  readonly state: State;
  readonly event: Event | null;
  /** Counts turns from 0, so that the same sentence twice is two announcements. */
  readonly turn: number;
  readonly announcement: string;
  readonly storageFailed: boolean;
  /** Whether storage was read: until then the page shows what the HTML does. */
  readonly ready: boolean;
};

/**
 * A game under way: state from `initial`, then from storage after mount, then from `play`, which saves every turn.
 * `play` answers what happened, so that a view can follow it up (a popup, a cookie).
 */
export function useGame<State, Action, Event>(rules: GameRules<State, Action, Event>) {
  const [game, setGame] = useState<Game<State, Event>>({
    state: rules.initial,
    event: null,
    turn: 0,
    announcement: '',
    storageFailed: false,
    ready: false,
  });
  // Two keys can arrive before the next render: the second must find what the first one did.
  const latest = useRef(game);
  const update = useCallback((next: Game<State, Event>) => {
    latest.current = next;
    setGame(next);
  }, []);

  useEffect(() => {
    const saved = rules.decode(readStored(rules.storageKey) ?? null);
    update({ ...latest.current, state: saved ?? latest.current.state, ready: true });
  }, [rules, update]);

  const play = useCallback(
    (action: Action): Event => {
      const { turn, state: before } = latest.current;
      const { state, event } = rules.reduce(before, action);
      const storageFailed = state === before ? latest.current.storageFailed : !save(rules, state);
      update({
        state,
        event,
        turn: turn + 1,
        announcement: rules.announce(state, event),
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
