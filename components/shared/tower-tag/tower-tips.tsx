'use client';

import { type CSSProperties, createContext, type ReactNode, use, useEffect, useState } from 'react';
import { nameAfterCode } from '@/lib/towers/catalogue';
import styles from './tower-tips.module.css';

const Pages = createContext<readonly string[]>([]);

/** Returns the codes of the towers with a page of their own. */
export function useTowerPages(): readonly string[] {
  return use(Pages);
}

/** Area with towers and their shared tip. Provides the codes of towers with a page. */
export function TowerTips({ pages, children }: { pages: readonly string[]; children: ReactNode }) {
  return (
    <Pages value={pages}>
      <div className={`stack shrink gap-4 ${styles.area}`}>
        {children}
        <Tip />
      </div>
    </Pages>
  );
}

/** Half the maximum width of a tip, in pixels. Tips are centred and must fit the viewport. */
const HALF = 130;

function placeOver(tower: HTMLElement): CSSProperties {
  const { left, width, top } = tower.getBoundingClientRect();
  const widest = document.documentElement.clientWidth - HALF;
  return { left: Math.max(HALF, Math.min(left + width / 2, widest)), top };
}

const towerOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tower]') : null;

/** Shows the name of a tower on hover or focus. Escape hides it. */
function Tip() {
  const [tip, setTip] = useState<{ name: string; place: CSSProperties }>();

  useEffect(() => {
    let shown: HTMLElement | null = null;
    function show(tower: HTMLElement | null): void {
      shown = tower;
      const name = nameAfterCode(tower?.getAttribute('aria-label') ?? '', tower?.textContent ?? '');
      setTip(tower && name ? { name, place: placeOver(tower) } : undefined);
    }
    const stops = new AbortController();
    const { signal } = stops;
    document.addEventListener('pointerover', ({ target }) => show(towerOf(target)), { signal });
    document.addEventListener('focusin', ({ target }) => show(towerOf(target)), { signal });
    document.addEventListener('focusout', () => show(null), { signal });
    document.documentElement.addEventListener('pointerleave', () => show(null), { signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && show(null), { signal });
    // Focus often scrolls the page, so the tip moves too.
    addEventListener('scroll', () => shown && show(shown), { passive: true, signal });
    // The user may have reached a tower before hydration.
    show(document.querySelector<HTMLElement>('[data-tower]:is(:hover, :focus)'));
    return () => stops.abort();
  }, []);

  return (
    <span
      className={`round-s small capital text-center ${styles.tip}`}
      aria-hidden="true"
      hidden={!tip}
      style={tip?.place}
      data-tower-tip
    >
      {tip?.name}
    </span>
  );
}
