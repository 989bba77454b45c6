import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowUUpLeft';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { HandPalmIcon } from '@phosphor-icons/react/dist/ssr/HandPalm';
import { XCircleIcon } from '@phosphor-icons/react/dist/ssr/XCircle';
import type { ReactNode } from 'react';
import { ActionBar, FocusedHeading } from '@/components/castle-game/shell/screen-shell';
import { catalogue } from '@/content/castle-game/catalogue';
import { missions } from '@/content/castle-game/missions';
import { pointsWord } from '@/content/interface/castle-game/points-and-members';
import {
  outcomeName,
  RESULT_PANEL_TEXTS,
  resultText,
  resultTitle,
  SERIES_END_TEXTS,
  seriesTitle,
} from '@/content/interface/castle-game/result';
import { INITIALS, spokenTower } from '@/content/interface/castle-game/towers';
import { outcomePoints } from '@/lib/castle-game/engine/performance';
import { bestOutcome } from '@/lib/castle-game/screens/lesson';
import { newsAfterAttempt } from '@/lib/castle-game/screens/missions';
import type { LastAttempt, Series, Team } from '@/lib/castle-game/types';
import type { GameOutcome } from '@/lib/castle-game/vocabulary';
import { formatInteger } from '@/lib/text/catalan';
import { LaterVoice } from './later-voice';
import { LessonPanel } from './lesson';
import { FirstNews, MissionNewsList } from './news';
import styles from './result-panel.module.css';

type ResultPanelProps = {
  readonly team: Team;
  readonly attempt: LastAttempt;
  /** In the player's own game people talk, and a first time has a card. */
  readonly own?: boolean;
  readonly children: ReactNode;
};

export function ResultPanel({ team, attempt, own = false, children }: ResultPanelProps) {
  const { code, outcome, context, series } = attempt;
  // A series that stopped at its first attempt is shown as a single attempt.
  const several = series && series.outcomes.length > 1 ? series : undefined;
  const shown = (several && bestOutcome(several)) ?? outcome;
  return (
    <div className={`tone round-l raised clip container mx-auto ${styles.panel}`} data-result={shown}>
      <div className={`cluster middle gap-4 gap-x-5 pad-4 ${styles.head}`}>
        <span className={styles.mark}>
          <ResultMark outcome={shown} size={72} />
        </span>
        <div className="stack gap-1 flexible">
          <p className="figure title-s">
            {code} <span className={`text-m soft ${styles.spoken}`}>{spokenTower(code)}</span>
          </p>
          <FocusedHeading level={3}>
            <span className={`extrabold ${styles.title}`}>
              {several ? seriesTitle(several, code) : resultTitle(code, outcome)}
            </span>
          </FocusedHeading>
          {several ? (
            <SeriesStrip code={code} series={several} />
          ) : (
            <p className="text-l">{resultText(code, outcome)}</p>
          )}
          {series?.end && <p>{SERIES_END_TEXTS[series.end]}</p>}
        </div>
        {context === 'performance' && <PointsWon attempt={attempt} />}
      </div>
      <div className={`cluster gap-4 gap-x-5 pad-4 ${styles.body}`}>
        <div className={`stack top gap-3 ${styles.news}`}>
          <FirstNews team={team} attempt={attempt} own={own && context === 'performance'} />
          <MissionNewsList news={newsAfterAttempt(missions, team)} />
        </div>
        {/* What is learnt on a stage of the simulator is for no later day. */}
        {(own || context === 'rehearsal') && <LessonPanel team={team} code={code} outcome={shown} />}
      </div>
      <ActionBar look="cluster middle gap-3">{children}</ActionBar>
      {own && <LaterVoice team={team} />}
    </div>
  );
}

function SeriesStrip({ code, series }: { code: string; series: Series }) {
  return (
    <ol className="cluster gap-2" aria-label={RESULT_PANEL_TEXTS.series}>
      {series.outcomes.map((outcome, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: an attempt has no identity but its position
          key={index}
          className={`stack tone round-m raised display bold justify-items-center leading-2 ${styles.attempt}`}
          data-result={outcome}
        >
          <ResultMark outcome={outcome} size={32} />
          <span aria-hidden="true">{INITIALS[outcome]}</span>
          <span className="visually-hidden">{outcomeName(code, outcome)}</span>
        </li>
      ))}
    </ol>
  );
}

function PointsWon({ attempt: { code, outcome } }: { attempt: LastAttempt }) {
  const entry = catalogue.get(code);
  const points = entry ? outcomePoints(entry, outcome) : 0;
  return (
    <p className="stack semibold justify-items-center">
      <span className={`figure ${styles.figure}`}>{formatInteger(points)}</span> {pointsWord(points)}
    </p>
  );
}

const MARKS = {
  descarregat: CheckCircleIcon,
  carregat: HandPalmIcon,
  intent: XCircleIcon,
  'intent desmuntat': ArrowUUpLeftIcon,
} as const satisfies Record<GameOutcome, unknown>;

export function ResultMark({ outcome, size }: { outcome: GameOutcome; size: number }) {
  const Mark = MARKS[outcome];
  return <Mark aria-hidden="true" size={size} weight="bold" />;
}
