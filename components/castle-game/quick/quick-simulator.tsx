import { useEffect, useState } from 'react';
import { useSideGame } from '@/components/castle-game/attempt/use-attempt';
import { RoundsSummary } from '@/components/castle-game/rounds/rounds';
import { SideBoard } from '@/components/castle-game/rounds/side-board';
import { FocusedHeading } from '@/components/castle-game/shell/screen-shell';
import { Button } from '@/components/ui/button';
import { catalogue } from '@/content/castle-game/catalogue';
import { QUICK_TEXTS } from '@/content/interface/castle-game/quick';
import { RESULT_TEXTS } from '@/content/interface/castle-game/result';
import { attemptsLabel } from '@/content/interface/castle-game/shell';
import { INITIALS } from '@/content/interface/castle-game/towers';
import { randomSeed } from '@/lib/browser/device';
import { weekOf } from '@/lib/castle-game/challenge/challenge';
import { totalOf } from '@/lib/castle-game/engine/performance';
import { attemptQuick, continueQuick, isQuickOver, startQuick } from '@/lib/castle-game/quick';
import type { GameState } from '@/lib/castle-game/types';
import type { Context, GameOutcome } from '@/lib/castle-game/vocabulary';
import { dateInMadrid } from '@/lib/dates/madrid';
import { textHash } from '@/lib/values/hash';
import { bestScore, storeScore } from './best-score';
import styles from './quick-simulator.module.css';

export type QuickSimulatorProps = {
  readonly mode: Context;
  readonly onLeave: () => void;
};

/** The same for everybody during a week. */
const weekSeed = (): number => textHash(weekOf(dateInMadrid(Date.now())));

/** Only the best score is saved. The first performance is that of the week. */
export function QuickSimulator({ mode, onLeave }: QuickSimulatorProps) {
  const start = (seed: number) => startQuick(catalogue, mode, seed);
  const play = useSideGame(() => start(mode === 'performance' ? weekSeed() : randomSeed()), {
    isOver: isQuickOver,
    attempt: (quick, code) => attemptQuick(quick, code, Date.now()),
    moveOn: continueQuick,
  });
  const { game, last } = play.side;
  const { today } = game.team;
  return (
    <SideBoard
      label={`${QUICK_TEXTS.title}: ${QUICK_TEXTS[mode]}`}
      className={styles.board}
      play={play}
      place="simulator"
      head={
        <>
          {play.step.kind === 'picker' && <FocusedHeading level={3}>{QUICK_TEXTS.pick[mode]}</FocusedHeading>}
          {today.type === 'rehearsal' && play.step.kind !== 'over' && (
            <p>{attemptsLabel(today.attemptsLeft)}</p>
          )}
        </>
      }
      next={() => QUICK_TEXTS.continue}
      end={<QuickEnd game={game} onRestart={() => play.replace(start(randomSeed()))} />}
      foot={
        <div className={styles.foot}>
          <LastResults last={last} />
          <Button kind="quiet" onClick={onLeave}>
            {QUICK_TEXTS.leave}
          </Button>
        </div>
      }
    />
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
      {mode === 'performance' && <p>{score > before ? QUICK_TEXTS.newBest : QUICK_TEXTS.best(before)}</p>}
      <div>
        <Button onClick={onRestart}>{QUICK_TEXTS.restart}</Button>
      </div>
    </div>
  );
}

function LastResults({ last }: { last: readonly GameOutcome[] }) {
  if (last.length === 0) return null;
  return (
    <div className={styles.last}>
      <p>{QUICK_TEXTS.last}</p>
      <ol className={styles.initials} aria-label={QUICK_TEXTS.last}>
        {last.map((outcome, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: results repeat, so only their position identifies them
          <li key={index} data-result={outcome} className={styles.initial}>
            <span aria-hidden="true">{INITIALS[outcome]}</span>
            <span className="visually-hidden">{RESULT_TEXTS[outcome].name}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
