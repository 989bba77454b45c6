import { useEffect, useRef, useState } from 'react';
import { AnnounceResult } from '@/components/castle-game/attempt/announce';
import { TowerPicker } from '@/components/castle-game/attempt/picker/tower-picker';
import { PointsWon, ResultMark } from '@/components/castle-game/attempt/result/result-panel';
import { AttemptShow } from '@/components/castle-game/attempt/show/attempt-show';
import { RoundsSummary } from '@/components/castle-game/rounds/rounds-summary';
import { SlotStrip } from '@/components/castle-game/rounds/slot-strip';
import { FocusedHeading } from '@/components/castle-game/shell/screen-shell';
import { teamColours } from '@/components/castle-game/shell/team-colours';
import { Button } from '@/components/ui/button';
import { club } from '@/content/club';
import { bestScoreText, QUICK_TEXTS } from '@/content/interface/castle-game/quick';
import { RESULT_TEXTS } from '@/content/interface/castle-game/result';
import { attemptsLabel } from '@/content/interface/castle-game/shell';
import { INITIALS, spokenTower } from '@/content/interface/castle-game/towers';
import { totalOf } from '@/lib/castle-game/engine/performance';
import { slotsOf } from '@/lib/castle-game/screens/rounds';
import type { Context, GameOutcome, GameState, LastAttempt } from '@/lib/castle-game/types';
import { bestScore, storeScore } from './best-score';
import styles from './quick-simulator.module.css';
import { useContinue, useQuick } from './use-quick';

export type QuickSimulatorProps = {
  readonly mode: Context;
  readonly onLeave: () => void;
};

const COLOURS = teamColours(club.colour);

/** Only the best score is saved. */
export function QuickSimulator({ mode, onLeave }: QuickSimulatorProps) {
  const { game, last, step, pick, moveOn, endShow, restart } = useQuick(mode);
  const { today } = game.team;
  const board = useRef<HTMLElement>(null);
  const showing = step.kind === 'show';

  // On a phone the picker is taller than the show, which would play above the viewport.
  useEffect(() => {
    if (showing) board.current?.scrollIntoView({ block: 'start' });
  }, [showing]);

  return (
    <section
      ref={board}
      className={styles.board}
      style={COLOURS}
      aria-label={`${QUICK_TEXTS.title}: ${QUICK_TEXTS[mode]}`}
    >
      {step.kind === 'picker' && <FocusedHeading level={3}>{QUICK_TEXTS.pick[mode]}</FocusedHeading>}
      {today.type === 'rehearsal' && step.kind !== 'over' && <p>{attemptsLabel(today.attemptsLeft)}</p>}
      {mode === 'performance' && !showing && step.kind !== 'over' && <SlotStrip slots={slotsOf(game)} />}
      {step.kind === 'picker' && <TowerPicker state={game} place="simulator" onPick={pick} />}
      {step.kind === 'show' && <AttemptShow {...step.attempt} lock={0} onEnd={endShow} />}
      {step.kind === 'result' && <QuickResult attempt={step.attempt} onContinue={moveOn} />}
      {step.kind === 'over' && <QuickEnd game={game} onRestart={restart} />}
      {!showing && (
        <div className={styles.foot}>
          <LastResults last={last} />
          <Button kind="quiet" onClick={onLeave}>
            {QUICK_TEXTS.leave}
          </Button>
        </div>
      )}
      <AnnounceResult attempt={step.kind === 'result' ? step.attempt : null} />
    </section>
  );
}

function QuickEnd({ game, onRestart }: { game: GameState; onRestart: () => void }) {
  const mode = game.team.today.type;
  const score = totalOf(game.rounds);
  const [before] = useState(bestScore);
  useEffect(() => {
    storeScore(score);
  }, [score]);
  return (
    <div className={styles.end}>
      <FocusedHeading level={3}>{QUICK_TEXTS.over[mode]}</FocusedHeading>
      {mode === 'performance' ? <RoundsSummary rounds={game.rounds} /> : <p>{QUICK_TEXTS.rehearsed}</p>}
      {mode === 'performance' && <p>{score > before ? QUICK_TEXTS.newBest : bestScoreText(before)}</p>}
      <div>
        <Button onClick={onRestart}>{QUICK_TEXTS.restart}</Button>
      </div>
    </div>
  );
}

export function QuickResult({ attempt, onContinue }: { attempt: LastAttempt; onContinue: () => void }) {
  useContinue(onContinue);
  const { code, outcome, context } = attempt;
  const { title, text } = RESULT_TEXTS[outcome];
  return (
    <div className={styles.result} data-result={outcome}>
      <span className={styles.mark}>
        <ResultMark outcome={outcome} size={64} />
      </span>
      <p className={styles.tower}>
        {code} <span className={styles.spoken}>{spokenTower(code)}</span>
      </p>
      <FocusedHeading level={3}>
        <span className={styles.title}>{title}</span>
      </FocusedHeading>
      <p>{text}</p>
      {context === 'performance' && <PointsWon attempt={attempt} />}
      <Button onClick={onContinue}>{QUICK_TEXTS.continue}</Button>
      <p className={styles.hint}>{QUICK_TEXTS.continueHint}</p>
    </div>
  );
}

export function LastResults({ last }: { last: readonly GameOutcome[] }) {
  if (last.length === 0) return null;
  return (
    <div className={styles.last}>
      <p>{QUICK_TEXTS.last}</p>
      <ol className={styles.initials} aria-label={QUICK_TEXTS.last}>
        {last.map((outcome, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: results repeat, so only their position identifies them
          <li key={index} data-result={outcome} className={styles.initial}>
            <span aria-hidden="true">{INITIALS[outcome]}</span>
            <span className={styles.resultName}>{RESULT_TEXTS[outcome].name}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
