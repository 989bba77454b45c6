'use client';

import { type RefObject, useEffect, useState } from 'react';

/** Which parts of the main menu are open. Everything closes on a press outside, when focus leaves, or on resize. */
export function useMenu(root: RefObject<HTMLElement | null>) {
  const [unfolded, setUnfolded] = useState(false);
  const [openGroup, setOpenGroup] = useState<string | null>(null);

  useEffect(() => {
    const closeAll = () => {
      setUnfolded(false);
      setOpenGroup(null);
    };
    const onOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) closeAll();
    };
    // A phone's address bar changes the height while one scrolls; only a new width is a new layout.
    let width = window.innerWidth;
    const onResize = () => {
      if (window.innerWidth !== width) closeAll();
      width = window.innerWidth;
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    window.addEventListener('resize', onResize);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
      window.removeEventListener('resize', onResize);
    };
  }, [root]);

  return {
    unfolded,
    openGroup,
    toggleUnfolded: () => setUnfolded((open) => !open),
    toggleGroup: (label: string) => setOpenGroup((open) => (open === label ? null : label)),
    closeGroup: () => setOpenGroup(null),
    closeAll: () => {
      setUnfolded(false);
      setOpenGroup(null);
    },
  };
}
