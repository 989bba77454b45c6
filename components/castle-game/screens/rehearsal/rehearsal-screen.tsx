import { AnnounceResult } from '@/components/castle-game/attempt/announce';
import { AttemptSteps } from '@/components/castle-game/attempt/attempt-steps';
import { ResultPanel } from '@/components/castle-game/attempt/result/result-panel';
import { useAttempt } from '@/components/castle-game/attempt/use-attempt';
import { AdvanceButton } from '@/components/castle-game/shell/advance-button';
import { ScreenShell } from '@/components/castle-game/shell/screen-shell';
import type { ScreenProps } from '@/components/castle-game/shell/screens';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { closedText } from '@/content/interface/castle-game/refusals';
import { REHEARSAL_TEXTS } from '@/content/interface/castle-game/rehearsal';
import { RESULT_PANEL_TEXTS } from '@/content/interface/castle-game/result';
import { attemptsLabel, SHELL_TEXTS } from '@/content/interface/castle-game/shell';
import { REHEARSAL_ATTEMPTS, SERIES_ATTEMPTS } from '@/lib/castle-game/limits';
import { whyNoRehearsal } from '@/lib/castle-game/screens/home';
import { lessonOf } from '@/lib/castle-game/screens/lesson';
import type { LastAttempt, Today } from '@/lib/castle-game/types';
import styles from './rehearsal-screen.module.css';

export function RehearsalScreen(props: ScreenProps) {
  const { state, go, back } = props;
  const play = useAttempt(props);
  const { step } = play;
  const closed = whyNoRehearsal(state);
  if (closed)
    return (
      <ScreenShell title={REHEARSAL_TEXTS.title} onBack={back}>
        <Notice>
          <p>{closedText(closed)}</p>
        </Notice>
      </ScreenShell>
    );
  return (
    <>
      <ScreenShell
        key={step.kind}
        title={REHEARSAL_TEXTS.title}
        onBack={step.kind === 'picker' ? back : undefined}
        aside={
          <div className={`cluster middle apart gap-2 gap-x-4 ${styles.aside}`}>
            <AttemptsLeft today={state.team.today} />
            {step.kind === 'picker' && (
              <Button kind="quiet" onClick={() => go('ARBRE')}>
                {SHELL_TEXTS.tree}
              </Button>
            )}
          </div>
        }
      >
        {step.kind === 'picker' && <p className={styles.intro}>{REHEARSAL_TEXTS.intro}</p>}
        <AttemptSteps
          play={play}
          state={state}
          place="rehearsal"
          result={(attempt) => <RehearsalResult {...props} play={play} attempt={attempt} />}
        />
      </ScreenShell>
      <AnnounceResult step={step} />
    </>
  );
}

type RehearsalResultProps = ScreenProps & {
  readonly play: ReturnType<typeof useAttempt>;
  readonly attempt: LastAttempt;
};

function RehearsalResult({ state, act, go, back, play, attempt }: RehearsalResultProps) {
  const { moveOn, pick, pickSeries } = play;
  const { today } = state.team;
  const inRow = today.type === 'rehearsal' ? Math.min(SERIES_ATTEMPTS, today.attemptsLeft) : 0;
  const lesson = lessonOf(state.team, attempt.code);
  const step = lesson?.stuck?.step?.code ?? lesson?.heldBy;
  const over = today.type !== 'rehearsal' || today.attemptsLeft === 0;
  const leave = () => {
    moveOn();
    back();
  };
  return (
    // The pressed button disappears when too few attempts are left for another series. The key remounts the panel,
    // whose heading takes focus.
    <ResultPanel key={Math.min(inRow, 2)} team={state.team} attempt={attempt} own>
      <Button onClick={over ? leave : moveOn}>
        {over ? RESULT_PANEL_TEXTS.last : RESULT_PANEL_TEXTS.next}
      </Button>
      {!over && step && (
        <Button kind="quiet" onClick={() => pick(step)}>
          {RESULT_PANEL_TEXTS.step(step)}
        </Button>
      )}
      {!over && (
        <Button kind="quiet" onClick={() => pick(attempt.code)}>
          {RESULT_PANEL_TEXTS.again}
        </Button>
      )}
      {inRow > 1 && (
        <Button kind="quiet" onClick={() => pickSeries(attempt.code)}>
          {RESULT_PANEL_TEXTS.seriesOf(inRow)}
        </Button>
      )}
      <AdvanceButton state={state} act={act} onAdvanced={() => go('HOME')} />
      <Button kind="quiet" onClick={leave}>
        {SHELL_TEXTS.back}
      </Button>
    </ResultPanel>
  );
}

function AttemptsLeft({ today }: { today: Today }) {
  if (today.type !== 'rehearsal') return null;
  const left = today.attemptsLeft;
  return (
    <div className={`stack gap-2 ${styles.attempts}`}>
      <p className="figure title-s nowrap">{attemptsLabel(left)}</p>
      <span className={`cluster gap-1 keep-colours ${styles.marks}`} aria-hidden="true">
        {Array.from({ length: REHEARSAL_ATTEMPTS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark has no identity but its position
          <span key={index} data-left={index < left} />
        ))}
      </span>
    </div>
  );
}
