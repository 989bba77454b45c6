import { useEffect, useState } from 'react';

export type OwnKeyboard = {
  /** Whether the screen is touched, so that there is a choice of keyboards. */
  readonly offered: boolean;
  /** Whether the page's own keys are out, instead of the device's keyboard. */
  readonly shown: boolean;
  readonly toggle: () => void;
};

/** The page's own keyboard is offered, and out, where the main pointer is a finger; not in the HTML, where nobody knows. */
export function useOwnKeyboard(): OwnKeyboard {
  const [offered, setOffered] = useState(false);
  const [wanted, setWanted] = useState(true);
  useEffect(() => {
    const touch = window.matchMedia('(pointer: coarse)');
    const look = () => setOffered(touch.matches);
    look();
    touch.addEventListener('change', look);
    return () => touch.removeEventListener('change', look);
  }, []);
  return { offered, shown: offered && wanted, toggle: () => setWanted((now) => !now) };
}
