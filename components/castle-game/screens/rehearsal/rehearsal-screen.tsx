import { Notice } from '@/components/ui/notice';
import { REHEARSAL_TEXTS } from '@/content/interface/castle-game/rehearsal';
import { whyNoRehearsal } from '@/lib/castle-game/screens/menu';
import { TowerPicker } from '../../attempt/picker/tower-picker';
import { SayResult } from '../../attempt/said';
import { AttemptShow } from '../../attempt/show/attempt-show';
import { useAttempt } from '../../attempt/use-attempt';
import { ScreenFrame } from '../../frame/screen-frame';
import type { ScreenProps } from '../../frame/screens';
import { AttemptsLeft } from './attempts-left';
import { RehearsalResult } from './rehearsal-result';

/** ASSAIG: pick a tower, see it, learn from it. */
export function RehearsalScreen(props: ScreenProps) {
  const { state, back } = props;
  const { stand, picked, pick, endShow, moveOn } = useAttempt(props);
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
        key={stand.step}
        title={REHEARSAL_TEXTS.title}
        onBack={stand.step === 'picker' ? back : undefined}
        aside={<AttemptsLeft today={state.team.today} />}
      >
        {stand.step === 'picker' && (
          <>
            <p>{REHEARSAL_TEXTS.intro}</p>
            <TowerPicker state={state} place="rehearsal" picked={picked} onPick={pick} />
          </>
        )}
        {stand.step === 'show' && <AttemptShow {...stand.current} lock={0} onEnd={endShow} />}
        {stand.step === 'result' && (
          <RehearsalResult {...props} current={stand.current} onNext={moveOn} onAgain={pick} />
        )}
      </ScreenFrame>
      <SayResult current={stand.step === 'result' ? stand.current : null} />
    </>
  );
}
