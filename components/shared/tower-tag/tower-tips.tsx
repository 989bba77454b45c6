'use client';

import { createContext, type ReactNode, use } from 'react';
import { EnhancementRoot } from '@/components/ui/enhancement-root';
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
        <EnhancementRoot as="span" className={styles.tip} aria-hidden="true" hidden data-tower-tip />
      </div>
    </Pages>
  );
}
