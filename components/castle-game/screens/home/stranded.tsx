import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { HOME_TEXTS } from '@/content/interface/castle-game/home';
import { strandedQuestion } from '@/lib/castle-game/saves/words';
import type { ScreenProps } from '../../frame/screens';

type StrandedProps = Pick<ScreenProps, 'rules' | 'state' | 'act'>;

/** A saved game can have a date from which no day follows. Offers to move it to the next Monday. */
export function Stranded({ rules, state, act }: StrandedProps) {
  const monday = rules.mondayAfter(state.team);
  if (!monday || rules.refusalOf(state, { type: 'moveToMonday' })) return null;
  return (
    <Notice kind="warning">
      <p>{strandedQuestion(state.team.date, monday)}</p>
      <Button onClick={() => act({ type: 'moveToMonday' })}>{HOME_TEXTS.toMonday}</Button>
    </Notice>
  );
}
