import type { ReactNode } from 'react';
import { RESULT_TEXTS } from '@/content/interface/castle-game/result';
import { SERIES_END_TEXTS } from '@/lib/castle-game/memory/words';
import { seriesTitle } from '@/lib/castle-game/show/words';
import type { LastAttempt, Team } from '@/lib/castle-game/types';
import { spokenTower } from '@/lib/castle-game/words';
import { FocusedHeading } from '../../frame/focused-heading';
import { FirstNews } from './first-news';
import { LessonPanel } from './lesson';
import { MissionNews } from './mission-news';
import { ResultMark } from './result-mark';
import styles from './result-panel.module.css';
import { SeriesStrip } from './series-strip';

type ResultPanelProps = {
  readonly team: Team;
  readonly attempt: LastAttempt;
  readonly worth?: ReactNode;
  readonly children: ReactNode;
};

export function ResultPanel({ team, attempt, worth, children }: ResultPanelProps) {
  const { code, outcome, series } = attempt;
  const { title, text } = RESULT_TEXTS[outcome];
  // A series that stopped at its first attempt is shown as a single attempt.
  const several = series && series.outcomes.length > 1 ? series : undefined;
  return (
    <div className={styles.panel} data-result={outcome}>
      <div className={styles.head}>
        <span className={styles.mark}>
          <ResultMark outcome={outcome} size={72} />
        </span>
        <div className={styles.words}>
          <p className={styles.tower}>
            {code} <span className={styles.spoken}>{spokenTower(code)}</span>
          </p>
          <FocusedHeading level={3}>
            <span className={styles.title}>{several ? seriesTitle(several) : title}</span>
          </FocusedHeading>
          {several ? <SeriesStrip series={several} /> : <p className={styles.text}>{text}</p>}
          {series?.end && <p>{SERIES_END_TEXTS[series.end]}</p>}
        </div>
        {worth && <div>{worth}</div>}
      </div>
      <div className={styles.body}>
        <FirstNews team={team} />
        <MissionNews team={team} />
        <LessonPanel team={team} code={code} />
        <div className={styles.actions}>{children}</div>
      </div>
    </div>
  );
}
