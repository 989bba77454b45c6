import { useSyncExternalStore } from 'react';
import { SCREEN_WIDTH } from '@/lib/castle-game/limits';

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

export type Screen = {
  /** `screen.width`, in CSS pixels. */
  readonly width: number;
  /** Device pixels per CSS pixel, zoom included. */
  readonly ratio: number;
  readonly mouse: boolean;
};

/**
 * Some browsers scale `screen.width` with zoom, so device pixels count too. Phones have many device pixels,
 * so this needs a mouse.
 */
export const isWideScreen = ({ width, ratio, mouse }: Screen): boolean =>
  width >= SCREEN_WIDTH || (mouse && width * ratio >= SCREEN_WIDTH);
