import { useSyncExternalStore } from 'react';
import { isWideScreen } from '@/lib/castle-game/screens/wide-screen';

/** Zooming, turning a tablet and moving to another monitor all change the window too. */
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

/** Whether the screen is wide enough to play; undefined in the first render, where styles ask the screen instead. */
export const useWideScreen = (): boolean | undefined =>
  useSyncExternalStore<boolean | undefined>(onResize, wideNow, () => undefined);
