'use client';

import { ButtonAnchor } from '@/components/ui/button';
import { screen } from '@/content/story/screen';
import { asset } from '@/lib/site/address';
import { passagePath } from '@/lib/story/address';
import { FIRST_PASSAGE } from '@/lib/story/graph';
import { endingLine, foundLine, nearestLine } from '@/lib/story/sentences';
import type { Passage } from '@/lib/story/types';
import { nearestUnseenEnding } from '@/lib/story/unseen';
import styles from './ending.module.css';
import { useReading } from './story-memory';

/** Where a night ends: its number, what is still to be found, and the way back to the start. */
export function Ending({ final, note }: Pick<Passage, 'final' | 'note'>) {
  const { status, memory, graph } = useReading();
  const nearest = nearestUnseenEnding(graph, new Set(memory.endings));
  return (
    <div className={styles.ending}>
      <p className={styles.line}>{endingLine({ final, note })}</p>
      <div className={styles.found} data-status={status}>
        <p>{foundLine(memory.endings.length, graph.endings.size)}</p>
        <p>{nearestLine(nearest?.choices)}</p>
      </div>
      <p className={styles.again}>
        <ButtonAnchor href={asset(`${passagePath(FIRST_PASSAGE)}/`)}>{screen.restart}</ButtonAnchor>
      </p>
    </div>
  );
}
