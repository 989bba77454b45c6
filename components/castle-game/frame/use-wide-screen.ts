import { useSyncExternalStore } from 'react';
import { isWideScreen } from '@/lib/castle-game/screens/wide-screen';

/** Zoom, rotation and a change of monitor also fire `resize`. */
function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

const wideNow = (): boolean =>
  isWideScreen({
    width: window.screen.width,
    ratio: window.devicePixelRatio,
    mouse: window.matchMedia?.('(hover: hover) and (pointer: fine)').matches ?? false,
  });

/** Undefined in the first render, where CSS decides. */
export const useWideScreen = (): boolean | undefined =>
  useSyncExternalStore<boolean | undefined>(onResize, wideNow, () => undefined);
