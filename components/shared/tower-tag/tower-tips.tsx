'use client';

import { createContext, type ReactNode, use, useMemo } from 'react';
import { BehaviourPlace } from '@/components/ui/behaviour-place';
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

/**
 * Tells the towers inside, which show their code alone, what they are called and which have a page. The one tip for all of
 * them is shown by `tower-tips.behaviour.ts`.
 */
export function TowerTips({ names, pages, children }: TowerFacts & { children: ReactNode }) {
  const facts = useMemo(() => ({ names, pages }), [names, pages]);
  return (
    <Facts value={facts}>
      <div className={styles.area}>
        {children}
        <BehaviourPlace as="span" className={styles.tip} aria-hidden="true" hidden data-tower-tip />
      </div>
    </Facts>
  );
}
