import { useEffect, useState } from 'react';

export type OwnKeyboard = {
  /** True on touch screens, where the user can choose a keyboard. */
  readonly offered: boolean;
  /** True when the page shows its own keys instead of the device keyboard. */
  readonly shown: boolean;
  readonly toggle: () => void;
};

/**
 * The page's own keyboard, shown by default on touch screens. Off in the first render, since the server does not know
 * the screen.
 */
export function useOwnKeyboard(): OwnKeyboard {
  const [offered, setOffered] = useState(false);
  const [on, setOn] = useState(true);
  useEffect(() => {
    const touch = window.matchMedia('(pointer: coarse)');
    const look = () => setOffered(touch.matches);
    look();
    touch.addEventListener('change', look);
    return () => touch.removeEventListener('change', look);
  }, []);
  return { offered, shown: offered && on, toggle: () => setOn((now) => !now) };
}
