import { type RefObject, useEffect, useEffectEvent } from 'react';
import { takeTyped } from './use-typing';

/** Hands over, once the game is there, the letters that were typed before there was a script to take them. */
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
