import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { rules } from '@/content/castle-game/rulebook';
import { clearGame, onGameStored, storedTexts, storeGame, storeGoodCopy } from '@/lib/browser/castle-storage';
import { claimGame, isTakenOver, onTakeOver } from '@/lib/browser/castle-tab';
import { randomSeed } from '@/lib/browser/device';
import { onPageRestored } from '@/lib/browser/page';
import type { Action } from '@/lib/castle-game/engine/actions';
import type { Refusal } from '@/lib/castle-game/engine/refusal';
import { encodeGame, type StoredGame } from '@/lib/castle-game/saves/game';
import type { SaveLoss } from '@/lib/castle-game/saves/losses';
import type { GameState } from '@/lib/castle-game/types';
import { currentEntry, replaceEntry } from './screens';
import { type Origin, useBackup } from './use-backup';

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
      /** Parts of an imported file that could not be kept, until the first action. */
      readonly losses?: readonly SaveLoss[];
    }
  | { readonly phase: 'elsewhere' };

/** Reads the stored game. Losses are ignored if this version wrote the game itself. */
export function storedGame(): StoredGame {
  const texts = storedTexts();
  const stored = rules.readStoredGame(texts);
  const ours = stored.kind === 'game' && stored.losses.length > 0 && encodeGame(stored.state) === texts.game;
  return ours ? { ...stored, losses: [] } : stored;
}

export const startSession = (stored: StoredGame): Session =>
  stored.kind === 'damaged'
    ? { phase: 'damaged', damaged: stored }
    : stored.kind === 'game'
      ? { phase: 'start', saved: stored.state, losses: stored.losses }
      : { phase: 'start', saved: undefined, losses: [] };

function useSession() {
  const [session, setSession] = useState<Session>({ phase: 'loading' });
  const damaged = useRef<string>(undefined);
  // A second key press before the next render must see the result of the first.
  const latest = useRef(session);
  const tab = useRef('');
  const update = useCallback((next: Session) => {
    latest.current = next;
    if (next.phase === 'damaged') damaged.current = next.damaged.text;
    setSession(next);
  }, []);
  /** Returns false if the browser has no room, or if the game could not be opened again. Then nothing is replaced. */
  const store = useCallback(
    (state: GameState) => rules.isReadable(state) && storeGame(state, damaged.current),
    [],
  );
  return { session, latest, tab, update, store };
}

type SessionHandle = ReturnType<typeof useSession>;

function useGameStart({ latest, tab, update, store }: SessionHandle, onEnter: () => void) {
  const load = useCallback(() => {
    const stored = storedGame();
    if (stored.kind !== 'game') return update(startSession(stored));
    claimGame(tab.current);
    if (rules.isReadable(stored.state)) storeGoodCopy(stored.state);
    update({ phase: 'playing', state: stored.state, unsaved: false });
    onEnter();
  }, [tab, update, onEnter]);

  /** Plays a new or imported game, which replaces the stored one. */
  const play = useCallback(
    (state: GameState, losses: readonly SaveLoss[] = []) => {
      claimGame(tab.current);
      const stored = store(state);
      // Saved as the backup copy too, in case the save of the first day is damaged.
      if (stored) storeGoodCopy(state);
      update({ phase: 'playing', state, unsaved: !stored, losses });
      replaceEntry({ pantalla: 'HOME', fons: currentEntry()?.fons ?? 0 });
      onEnter();
    },
    [tab, update, store, onEnter],
  );

  useEffect(() => {
    tab.current = randomSeed().toString(36);
    const stored = storedGame();
    // A reload during play continues at the same screen, unless playing here would lose data.
    if (currentEntry() && !(stored.kind === 'game' && stored.losses.length > 0)) load();
    else update(startSession(stored));
  }, [tab, load, update]);

  useEffect(() => {
    const stops = [
      // The game may have been played, replaced or deleted on another page meanwhile.
      onPageRestored(() => {
        const now = latest.current;
        if (now.phase === 'playing' && !now.unsaved) load();
      }),
      onTakeOver(tab.current, () => {
        if (latest.current.phase === 'playing') update({ phase: 'elsewhere' });
      }),
      // A game saved by another tab must be shown first, since a new game would replace it.
      onGameStored(() => {
        const { phase } = latest.current;
        if (phase === 'start' || phase === 'damaged') update(startSession(storedGame()));
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
  const { session, latest, tab, update, store } = handle;
  const { persistence, backup, saved, begun, dayPassed, exported } = useBackup();
  const { load, play: begin } = useGameStart(handle, onEnter);

  const play = useCallback(
    (state: GameState, origin: Origin, losses?: readonly SaveLoss[]) => {
      begin(state, losses);
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
      const stored = store(result.state);
      if (stored && action.type === 'advanceDay') storeGoodCopy(result.state);
      update({ phase: 'playing', state: result.state, unsaved: !stored });
      saved();
      if (action.type === 'advanceDay') dayPassed();
      return undefined;
    },
    [latest, tab, update, store, saved, dayPassed],
  );

  const markExported = useCallback(() => {
    if (latest.current.phase === 'playing') update({ ...latest.current, unsaved: false });
    exported();
  }, [latest, update, exported]);

  const remove = useCallback(() => {
    if (isTakenOver(tab.current)) return update({ phase: 'elsewhere' });
    clearGame();
    replaceEntry(null);
    // `flushSync`: unmounts the `beforeunload` listener of an unsaved game before the reload.
    flushSync(() => update(startSession(storedGame())));
    window.location.reload();
  }, [tab, update]);

  return { session, load, play, act, markExported, remove, persistence, backup };
}
