'use client';

import { createContext, type ReactNode, use } from 'react';
import { BehaviourPlace } from '@/components/ui/behaviour-place';
import styles from './tower-tips.module.css';

const Pages = createContext<readonly string[]>([]);

/** Codes of the towers that have a page of their own. */
export function useTowerPages(): readonly string[] {
  return use(Pages);
}

/**
 * Tells the towers inside which of them have a page. They show their code alone; the one tip that says their names is
 * shown by `tower-tips.behaviour.ts`.
 */
export function TowerTips({ pages, children }: { pages: readonly string[]; children: ReactNode }) {
  return (
    <Pages value={pages}>
      <div className={styles.area}>
        {children}
        <BehaviourPlace as="span" className={styles.tip} aria-hidden="true" hidden data-tower-tip />
      </div>
    </Pages>
  );
}
