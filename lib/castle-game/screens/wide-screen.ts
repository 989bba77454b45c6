import { SCREEN_WIDTH } from '@/lib/castle-game/limits';

export type Screen = {
  /** Width of the screen as the browser tells it, in CSS pixels. */
  readonly width: number;
  /** Pixels of the device in one of CSS, zoom included. */
  readonly ratio: number;
  /** Whether a mouse points, as on no phone. */
  readonly mouse: boolean;
};

/**
 * Whether the game can be played on a screen, whatever zoom leaves of it. Some browsers count the screen in pixels that
 * zoom has made larger; with a mouse the pixels of the device tell what it really has, which on a phone would let
 * everybody in.
 */
export const isWideScreen = ({ width, ratio, mouse }: Screen): boolean =>
  width >= SCREEN_WIDTH || (mouse && width * ratio >= SCREEN_WIDTH);
