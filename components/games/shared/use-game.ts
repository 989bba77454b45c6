import { useCallback, useEffect, useRef, useState } from 'react';
import { GAME_TEXTS } from '@/content/interface/games';
import { onKeptChange } from '@/lib/browser/kept-changes';
import { onStored, readStored, removeStored, writeStored } from '@/lib/browser/storage';
import type { GameRules } from '@/lib/games/shared/rules';

/** A sentence to be read aloud; `count` goes up with every action, so that the same sentence twice is said twice. */
export type Announcement = { readonly text: string; readonly count: number };

export type Elsewhere = 'continued' | 'ended';

type Game<State> = {
  readonly state: State;
  readonly announcement: Announcement;
  readonly storageFailed: boolean;
  /** What another tab has done to this game since the last move here: gone on with it, or ended it. */
  readonly elsewhere: Elsewhere | null;
  /** Whether storage was read: until then the page shows what the HTML does. */
  readonly ready: boolean;
};

/**
 * A game under way: state from `initial`, then from storage after mount, then from `play`, which saves after every action.
 * `play` answers what happened, so that a view can follow it up (a popup, a cookie). What another tab saves is taken in
 * and said; a move made on a board that is out of date only brings it up to date, and answers null.
 */
export function useGame<State, Action, Event>(rules: GameRules<State, Action, Event>) {
  const [game, setGame] = useState<Game<State>>({
    state: rules.initial,
    announcement: { text: '', count: 0 },
    storageFailed: false,
    elsewhere: null,
    ready: false,
  });
  // Two keys can arrive before the next render: the second must find what the first one did.
  const latest = useRef(game);
  const update = useCallback((next: Game<State>) => {
    latest.current = next;
    setGame(next);
  }, []);

  // What storage held when this tab last looked or wrote; undefined where it lets nothing be read.
  const known = useRef<string | null | undefined>(undefined);

  useEffect(() => {
    known.current = readStored(rules.storageKey);
    const saved = rules.decode(known.current ?? null);
    update({ ...latest.current, state: saved ?? latest.current.state, ready: true });
  }, [rules, update]);

  /** Takes in what another tab has saved, or quietly what this page has beside the game; says whether there was anything. */
  const takeIn = useCallback(
    (quietly = false): boolean => {
      const text = readStored(rules.storageKey);
      if (text === undefined || text === known.current) return false;
      known.current = text;
      const saved = rules.decode(text);
      const { announcement, storageFailed } = latest.current;
      const elsewhere: Elsewhere = text === null ? 'ended' : 'continued';
      const said = { text: GAME_TEXTS.elsewhere[elsewhere], count: announcement.count + 1 };
      update({
        state: saved ?? rules.initial,
        announcement: quietly ? announcement : said,
        storageFailed,
        elsewhere: quietly ? null : elsewhere,
        ready: true,
      });
      return true;
    },
    [rules, update],
  );

  useEffect(() => {
    const hear = () => void takeIn();
    const stops = [onStored(rules.storageKey, hear), onKeptChange(() => void takeIn(true))];
    // A tab that was put to sleep has heard nothing meanwhile.
    document.addEventListener('visibilitychange', hear);
    return () => {
      for (const stop of stops) stop();
      document.removeEventListener('visibilitychange', hear);
    };
  }, [rules, takeIn]);

  const play = useCallback(
    (action: Action): Event | null => {
      if (takeIn()) return null;
      const { announcement, state: before } = latest.current;
      const { state, event } = rules.reduce(before, action);
      const storageFailed = state === before ? latest.current.storageFailed : !save(rules, state);
      known.current = readStored(rules.storageKey);
      update({
        state,
        announcement: { text: rules.announce(state, event), count: announcement.count + 1 },
        storageFailed,
        elsewhere: null,
        ready: true,
      });
      return event;
    },
    [rules, takeIn, update],
  );

  return { ...game, play };
}

function save<State, Action, Event>(rules: GameRules<State, Action, Event>, state: State): boolean {
  if (rules.isWorthSaving(state)) return writeStored(rules.storageKey, rules.encode(state));
  removeStored(rules.storageKey);
  return true;
}
