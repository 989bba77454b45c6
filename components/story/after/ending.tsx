'use client';

import type { ReactNode } from 'react';
import { CardButton } from '@/components/shared/picture-card/card-button';
import { useReading } from '@/components/story/progress/story-progress';
import { ButtonAnchor } from '@/components/ui/button';
import { STORY_TEXTS } from '@/content/interface/story';
import { asset } from '@/lib/site/address';
import { passagePath } from '@/lib/story/address';
import { nearestUnseenEnding } from '@/lib/story/graph';
import type { Passage } from '@/lib/story/passage';
import { endingLine, foundLine, nearestLine } from '@/lib/story/words';
import styles from './ending.module.css';

const loadCard = () => import('./ending-card').then(({ EndingCard }) => EndingCard);

type EndingProps = Pick<Passage, 'title' | 'note'> & {
  readonly final: number;
  readonly children?: ReactNode;
};

/** Shows the number of an ending, what the night has told and left (`children`), the endings still to find, and a link to the start. */
export function Ending({ final, title, note, children }: EndingProps) {
  const { status, progress, graph } = useReading();
  const nearest = nearestUnseenEnding(graph, new Set(progress.endings));
  return (
    <div className={styles.ending}>
      <p className="display title-s bold leading-2 balance">{endingLine({ final, note })}</p>
      <div className={`stack gap-1 ${styles.night}`}>{children}</div>
      <div className={styles.found} data-only="screen" data-status={status}>
        <p>{foundLine(progress.endings.length, graph.endings.size)}</p>
        <p>{nearestLine(nearest?.choices)}</p>
      </div>
      <div className="cluster gap-4 at-start" data-only="screen">
        <ButtonAnchor href={asset(`${passagePath(graph.first)}/`)}>{STORY_TEXTS.restart}</ButtonAnchor>
        <CardButton load={loadCard} props={{ final, title, note }} />
      </div>
    </div>
  );
}
