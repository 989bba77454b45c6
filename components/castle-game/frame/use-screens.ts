import { useCallback, useEffect, useState } from 'react';
import { currentEntry, pushEntry, replaceEntry, screenEntry } from '@/lib/browser/screen-history';
import { SCREENS, type ScreenId } from './screens';

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

  const go = useCallback((next: ScreenId) => {
    pushEntry({ pantalla: next, fons: (currentEntry()?.fons ?? 0) + 1 });
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
