import { SCREEN_WIDTH } from '@/lib/castle-game/limits';

export type Screen = {
  /** `screen.width`, in CSS pixels. */
  readonly width: number;
  /** Device pixels per CSS pixel, zoom included. */
  readonly ratio: number;
  /** A mouse is present. */
  readonly mouse: boolean;
};

/**
 * True if the screen is wide enough at any zoom. Some browsers scale `screen.width` with zoom, so device
 * pixels count too. Only with a mouse: phones have many device pixels.
 */
export const isWideScreen = ({ width, ratio, mouse }: Screen): boolean =>
  width >= SCREEN_WIDTH || (mouse && width * ratio >= SCREEN_WIDTH);
