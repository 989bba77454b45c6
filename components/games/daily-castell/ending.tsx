import { useEffect, useRef } from 'react';
import { BehaviourPlace } from '@/components/ui/behaviour-place';
import { CopyButton } from '@/components/ui/copy/copy-button';
import { PageLink } from '@/components/ui/page-link';
import { DAILY_TEXTS } from '@/content/interface/daily-castell';
import { dayOf, type Try } from '@/lib/games/daily-castell/state';
import type { DailyState, DailyTower } from '@/lib/games/daily-castell/types';
import { endText, shareText, squaresOf } from '@/lib/games/daily-castell/words';
import { towerPath } from '@/lib/towers/address';
import { Attendance } from './attendance';
import styles from './ending.module.css';

type EndingProps = {
  readonly state: DailyState;
  readonly tries: readonly Try[];
  /** Undefined when the tower is no longer in the table. */
  readonly answer: DailyTower | undefined;
  readonly pages: readonly string[];
  readonly latest: string;
  /** True if the game has just ended: the heading takes focus, since the pressed button is gone. */
  readonly justEnded: boolean;
};

export function Ending({ state, tries, answer, pages, latest, justEnded }: EndingProps) {
  const day = dayOf(state);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (justEnded) heading.current?.focus();
  }, [justEnded]);
  const text = shareText(state.date, day, squaresOf(tries));
  return (
    <div className={styles.ending}>
      <h4 ref={heading} tabIndex={-1} className={styles.title}>
        {day.result ? DAILY_TEXTS.found : DAILY_TEXTS.missed}
      </h4>
      <p>{endText(day, answer)}</p>
      {answer && pages.includes(answer.code) && (
        <p>
          <PageLink href={towerPath(answer.code)}>{DAILY_TEXTS.page}</PageLink>
        </p>
      )}
      <div className={styles.copy} data-copy-area>
        <pre data-copy-select className={styles.text}>
          {text}
        </pre>
        <CopyButton kind="quiet" text={text} words={DAILY_TEXTS.copyWords}>
          {DAILY_TEXTS.copy}
        </CopyButton>
        <BehaviourPlace as="p" role="status" data-copy-status />
      </div>
      <Attendance days={state.days} today={latest} />
    </div>
  );
}
