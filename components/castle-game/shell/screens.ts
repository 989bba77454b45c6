import { useCallback, useEffect, useState } from 'react';
import type { Action } from '@/lib/castle-game/engine/actions';
import type { Refusal } from '@/lib/castle-game/engine/refusal';
import type { Rules } from '@/lib/castle-game/rules';
import type { GameState } from '@/lib/castle-game/types';

export const SCREENS = [
  'HOME',
  'ASSAIG',
  'ACTUACIO',
  'CASTELLS',
  'HISTORIC',
  'MISSIONS',
  'AJUDA',
  'STATS',
  'ARBRE',
] as const;
export type ScreenId = (typeof SCREENS)[number];

/** A part of the help that another screen can link to. */
const HELP_PARTS = ['growth'] as const;
export type HelpPart = (typeof HELP_PARTS)[number];

export type Go = (screen: ScreenId, part?: HelpPart) => void;

export type ScreenProps = {
  readonly rules: Rules;
  readonly state: GameState;
  /** Runs an action and saves the result. Returns a refusal if it is not allowed. */
  readonly act: (action: Action) => Refusal | undefined;
  readonly go: Go;
  readonly back: () => void;
};

/** State of a page with several screens at one address. */
type ScreenEntry = {
  readonly pantalla: string;
  /** Number of screens below this one. */
  readonly fons: number;
  readonly apartat?: HelpPart;
};

/** Returns undefined if the state names no screen. */
export function screenEntry(state: unknown): ScreenEntry | undefined {
  if (typeof state !== 'object' || state === null || !('pantalla' in state)) return undefined;
  const { pantalla } = state;
  const fons = 'fons' in state && typeof state.fons === 'number' ? state.fons : 0;
  if (typeof pantalla !== 'string') return undefined;
  const apartat = HELP_PARTS.find((part) => 'apartat' in state && state.apartat === part);
  return { pantalla, fons, ...(apartat && { apartat }) };
}

export const currentEntry = (): ScreenEntry | undefined => screenEntry(window.history.state);

/** Next's router adds its own state. */
export function pushEntry(entry: ScreenEntry): void {
  window.history.pushState(entry, '');
}

export function replaceEntry(entry: ScreenEntry | null): void {
  window.history.replaceState(entry, '');
}

const screenCalled = (name: string | undefined): ScreenId =>
  SCREENS.find((screen) => screen === name) ?? 'HOME';

/** The browser's history holds the screen: Back works, and a reload stays on it. */
export function useScreens() {
  const [screen, setScreen] = useState<ScreenId>('HOME');

  useEffect(() => {
    const listen = ({ state }: PopStateEvent) => setScreen(screenCalled(screenEntry(state)?.pantalla));
    window.addEventListener('popstate', listen);
    return () => window.removeEventListener('popstate', listen);
  }, []);

  const go: Go = useCallback((next, apartat) => {
    pushEntry({ pantalla: next, fons: (currentEntry()?.fons ?? 0) + 1, ...(apartat && { apartat }) });
    setScreen(next);
  }, []);

  const back = useCallback(() => {
    if ((currentEntry()?.fons ?? 0) > 0) return window.history.back();
    replaceEntry({ pantalla: 'HOME', fons: 0 });
    setScreen('HOME');
  }, []);

  /** Opens the screen of the history entry, or the home screen. */
  const enter = useCallback(() => {
    const entry = currentEntry();
    if (!entry) replaceEntry({ pantalla: 'HOME', fons: 0 });
    setScreen(screenCalled(entry?.pantalla));
  }, []);

  return { screen, go, back, enter };
}
