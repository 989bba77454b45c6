import { useEffect, useState } from 'react';

export type OwnKeyboard = {
  /** Whether the screen is touched, so that there is a choice of keyboards. */
  readonly offered: boolean;
  /** Whether the page shows its own keys, instead of the device's keyboard. */
  readonly shown: boolean;
  readonly toggle: () => void;
};

/** Offers the page's own keyboard, and shows it, on touch screens. The HTML has none: it does not know its screen yet. */
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
