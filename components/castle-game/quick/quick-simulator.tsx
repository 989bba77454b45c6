import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { club } from '@/content/club';
import { QUICK_TEXTS } from '@/content/interface/castle-game/quick';
import { bestScoreText } from '@/lib/castle-game/best-score';
import { totalOf } from '@/lib/castle-game/engine/performance';
import { slotsOf } from '@/lib/castle-game/screens/slots';
import type { Context, GameState } from '@/lib/castle-game/types';
import { attemptsLabel } from '@/lib/castle-game/words';
import { TowerPicker } from '../attempt/picker/tower-picker';
import { SayResult } from '../attempt/said';
import { AttemptShow } from '../attempt/show/attempt-show';
import { FocusedHeading } from '../frame/focused-heading';
import { teamColours } from '../frame/team-colours';
import { RoundsSummary } from '../rounds/rounds-summary';
import { SlotStrip } from '../rounds/slot-strip';
import { bestScore, rememberScore } from './best-score';
import { LastResults } from './last-results';
import { QuickResult } from './quick-result';
import styles from './quick-simulator.module.css';
import { useQuick } from './use-quick';

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
      <SayResult attempt={step.kind === 'result' ? step.attempt : null} />
    </section>
  );
}

function QuickEnd({ game, onRestart }: { game: GameState; onRestart: () => void }) {
  const mode = game.team.today.type;
  const score = totalOf(game.rounds);
  const [before] = useState(bestScore);
  useEffect(() => {
    rememberScore(score);
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
