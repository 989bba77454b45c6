import { SCREEN_WIDTH } from '@/lib/castle-game/limits';

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
