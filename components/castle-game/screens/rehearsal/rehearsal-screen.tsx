import { Notice } from '@/components/ui/notice';
import { REHEARSAL_TEXTS } from '@/content/interface/castle-game/rehearsal';
import { whyNoRehearsal } from '@/lib/castle-game/screens/menu';
import { announcementOf } from '@/lib/castle-game/show/announcement';
import { TowerPicker } from '../../attempt/picker/tower-picker';
import { SayResult } from '../../attempt/said';
import { AttemptShow } from '../../attempt/show/attempt-show';
import { useAttempt } from '../../attempt/use-attempt';
import { ScreenFrame } from '../../frame/screen-frame';
import type { ScreenProps } from '../../frame/screens';
import { AttemptsLeft } from './attempts-left';
import { RehearsalResult } from './rehearsal-result';

export function RehearsalScreen(props: ScreenProps) {
  const { state, back } = props;
  const { step, picked, pick, pickSeries, endShow, moveOn } = useAttempt(props);
  const closed = whyNoRehearsal(state);
  if (closed)
    return (
      <ScreenFrame title={REHEARSAL_TEXTS.title} onBack={back}>
        <Notice>
          <p>{closed}</p>
        </Notice>
      </ScreenFrame>
    );
  return (
    <>
      <ScreenFrame
        key={step.kind}
        title={REHEARSAL_TEXTS.title}
        onBack={step.kind === 'picker' ? back : undefined}
        aside={<AttemptsLeft today={state.team.today} />}
      >
        {step.kind === 'picker' && (
          <>
            <p>{REHEARSAL_TEXTS.intro}</p>
            <TowerPicker
              state={state}
              place="rehearsal"
              picked={picked}
              onPick={pick}
              onPickSeries={pickSeries}
            />
          </>
        )}
        {step.kind === 'show' && (
          <AttemptShow {...step.attempt} announcement={announcementOf(state.team)} lock={0} onEnd={endShow} />
        )}
        {step.kind === 'result' && (
          <RehearsalResult
            {...props}
            attempt={step.attempt}
            onNext={moveOn}
            onAgain={pick}
            onSeries={pickSeries}
          />
        )}
      </ScreenFrame>
      <SayResult attempt={step.kind === 'result' ? step.attempt : null} />
    </>
  );
}
