'use client';

import { useReading } from '@/components/story/memory/story-memory';
import { STORY_TEXTS } from '@/content/interface/story';
import { TEXT_FACES, TEXT_SIZES } from '@/lib/story/memory';
import { foundLine } from '@/lib/story/words';
import { Forget } from './forget';
import { LetterChoice } from './letter-choice';
import styles from './reader-tools.module.css';
import { YourNight } from './your-night';

/** The letter, what has been found, the night so far, and how to forget it all. */
export function ReaderTools() {
  const { memory, graph, keeps, update } = useReading();
  const { summary, size, sizes, face, faces, memory: title, kept, notKept } = STORY_TEXTS.tools;
  return (
    <details className={styles.tools}>
      <summary>{summary}</summary>
      <div className={styles.panel}>
        <div className={styles.letter}>
          <LetterChoice
            legend={size}
            labels={sizes}
            values={TEXT_SIZES}
            value={memory.size}
            onChoose={(chosen) => update((before) => ({ ...before, size: chosen }))}
          />
          <LetterChoice
            legend={face}
            labels={faces}
            values={TEXT_FACES}
            value={memory.face}
            onChoose={(chosen) => update((before) => ({ ...before, face: chosen }))}
          />
        </div>
        <section className={styles.memory} aria-labelledby="memoria">
          <h2 id="memoria">{title}</h2>
          <p>{foundLine(memory.endings.length, graph.endings.size)}</p>
          <p className={styles.kept}>{keeps ? kept : notKept}</p>
          <Forget />
        </section>
        <YourNight />
      </div>
    </details>
  );
}
