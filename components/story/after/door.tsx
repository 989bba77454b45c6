'use client';

import { useReading } from '@/components/story/progress/story-progress';
import { ButtonAnchor } from '@/components/ui/button';
import { STORY_TEXTS } from '@/content/interface/story';
import { asset } from '@/lib/site/address';
import { passagePath } from '@/lib/story/address';
import type { StoryOption } from '@/lib/story/passage';
import { leftOffAt } from '@/lib/story/progress';
import { foundLine } from '@/lib/story/words';
import styles from './ending.module.css';

/** Links to the first passage and to the passage where the reader stopped. */
export function Door({ option }: { option: StoryOption }) {
  const { progress, graph } = useReading();
  const left = leftOffAt(progress, graph);
  const found = progress.endings.length;
  return (
    <div className="cluster middle gap-3 gap-x-4">
      <ButtonAnchor kind={left ? 'quiet' : 'accent'} href={asset(`${passagePath(option.link)}/`)}>
        {option.text.join(' ')}
      </ButtonAnchor>
      <div className={`target ${styles.resume}`}>
        {left && <ButtonAnchor href={asset(`${passagePath(left)}/`)}>{STORY_TEXTS.resume}</ButtonAnchor>}
      </div>
      <p className={`soft basis-full ${styles.doorFound}`}>
        {found > 0 && foundLine(found, graph.endings.size)}
      </p>
    </div>
  );
}
