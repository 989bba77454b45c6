import { useCallback, useEffect, useState } from 'react';
import { currentEntry, pushEntry, replaceEntry, screenEntry } from '@/lib/browser/screen-history';
import { SCREENS, type ScreenId } from './screens';

const screenCalled = (name: string | undefined): ScreenId =>
  SCREENS.find((screen) => screen === name) ?? 'HOME';

/** The current screen, kept in the browser's history: its Back button works like ours, and a reload stays here. */
export function useScreens() {
  const [screen, setScreen] = useState<ScreenId>('HOME');

  useEffect(() => {
    const listen = ({ state }: PopStateEvent) => setScreen(screenCalled(screenEntry(state)?.pantalla));
    window.addEventListener('popstate', listen);
    return () => window.removeEventListener('popstate', listen);
  }, []);

  const go = useCallback((next: ScreenId) => {
    pushEntry({ pantalla: next, fons: (currentEntry()?.fons ?? 0) + 1 });
    setScreen(next);
  }, []);

  const back = useCallback(() => {
    if ((currentEntry()?.fons ?? 0) > 0) return window.history.back();
    replaceEntry({ pantalla: 'HOME', fons: 0 });
    setScreen('HOME');
  }, []);

  /** Opens the game at the screen in the history, or at the first one. */
  const enter = useCallback(() => {
    const entry = currentEntry();
    if (!entry) replaceEntry({ pantalla: 'HOME', fons: 0 });
    setScreen(screenCalled(entry?.pantalla));
  }, []);

  return { screen, go, back, enter };
}
