'use client';

import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import type { TowerNames } from '@/lib/diades/views/tower-names';
import styles from './tower-tips.module.css';

type TowerFacts = {
  /** Name in words by label. */
  readonly names: TowerNames;
  /** Codes of the towers that have a page of their own. */
  readonly pages: readonly string[];
};

const Facts = createContext<TowerFacts>({ names: {}, pages: [] });

/** What is known of the towers around. */
export function useTowerFacts(): TowerFacts {
  return use(Facts);
}

type Tip = { readonly tower: Element; readonly text: string; readonly x: number; readonly y: number };

/**
 * Towers inside may be shown by their code alone: this tells their names and pages, and shows the name of the one
 * that is pointed at or has focus. One tip for all of them, kept inside the window; Escape takes it away.
 */
export function TowerTips({ names, pages, children }: TowerFacts & { children: ReactNode }) {
  const [tip, setTip] = useState<Tip | null>(null);
  const box = useRef<HTMLDivElement>(null);
  // A tip comes and goes without drawing the towers again.
  const facts = useMemo(() => ({ names, pages }), [names, pages]);

  useEffect(() => {
    if (!tip) return;
    // Focus often scrolls the page to its tower: the tip goes along.
    const follow = () => setTip(tipOf(tip.tower));
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && setTip(null);
    addEventListener('scroll', follow, { passive: true });
    addEventListener('keydown', onKeyDown);
    return () => {
      removeEventListener('scroll', follow);
      removeEventListener('keydown', onKeyDown);
    };
  }, [tip]);

  useEffect(() => {
    const area = box.current;
    if (!area) return;
    const show = ({ target }: Event) => setTip(tipOf(target));
    const hide = () => setTip(null);
    area.addEventListener('pointerover', show);
    area.addEventListener('pointerleave', hide);
    area.addEventListener('focusin', show);
    area.addEventListener('focusout', hide);
    return () => {
      area.removeEventListener('pointerover', show);
      area.removeEventListener('pointerleave', hide);
      area.removeEventListener('focusin', show);
      area.removeEventListener('focusout', hide);
    };
  }, []);

  return (
    <Facts value={facts}>
      <div ref={box} className={styles.area}>
        {children}
        {tip && (
          <span className={styles.tip} aria-hidden="true" style={{ left: tip.x, top: tip.y }}>
            {tip.text}
          </span>
        )}
      </div>
    </Facts>
  );
}

/** Half the width a tip may take, in pixels: it is centred over its tower and must not leave the window. */
const HALF = 130;

function tipOf(target: EventTarget | null): Tip | null {
  const tower = target instanceof Element ? target.closest('[data-tower]') : null;
  const text = tower?.getAttribute('aria-label');
  if (!tower || !text) return null;
  const { left, width, top } = tower.getBoundingClientRect();
  const middle = left + width / 2;
  const widest = document.documentElement.clientWidth - HALF;
  return { tower, text, x: Math.max(HALF, Math.min(middle, widest)), y: top };
}
