import { type RefObject, useEffect, useEffectEvent } from 'react';
import { takeTyped } from './use-typing';

/** Passes on the letters that were typed before hydration, once the game is ready. */
export function useEarlyLetters(
  input: RefObject<HTMLInputElement | null>,
  ready: boolean,
  write: (text: string) => void,
): void {
  const takeIn = useEffectEvent(() => {
    const text = input.current ? takeTyped(input.current) : '';
    if (text !== '') write(text);
  });
  useEffect(() => {
    if (ready) takeIn();
  }, [ready]);
}
