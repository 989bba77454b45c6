'use client';

import { createContext, type ReactNode, use } from 'react';
import { BehaviourPlace } from '@/components/ui/behaviour-place';
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
      <div className={styles.area}>
        {children}
        <BehaviourPlace as="span" className={styles.tip} aria-hidden="true" hidden data-tower-tip />
      </div>
    </Pages>
  );
}
