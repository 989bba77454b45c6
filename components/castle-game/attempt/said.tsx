import { useEffect, useState } from 'react';
import { RESULT_TEXTS } from '@/content/interface/castle-game/result';
import type { LastAttempt } from '@/lib/castle-game/types';
import { spokenTower } from '@/lib/castle-game/words';
import styles from './said.module.css';

/** Says a result aloud, once it may be known. It must stand in the screen from the start, empty, to be heard. */
export function SayResult({ current }: { current: LastAttempt | null }) {
  return (
    <div role="status" className={styles.said}>
      {current && (
        <p>
          {spokenTower(current.code)}: {RESULT_TEXTS[current.outcome].text}
        </p>
      )}
    </div>
  );
}

/** Says a sentence to who listens, after the region is there: one that is born full goes unheard. */
export function StartStatus({ children }: { readonly children: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => setSaid(children), [children]);
  return (
    <p role="status" className={styles.said}>
      {said}
    </p>
  );
}
