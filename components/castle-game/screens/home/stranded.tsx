import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { HOME_TEXTS } from '@/content/interface/castle-game/home';
import { strandedQuestion } from '@/lib/castle-game/saves/words';
import type { ScreenProps } from '../../frame/screens';

type StrandedProps = Pick<ScreenProps, 'rules' | 'state' | 'act'>;

/** A saved game can stand on a day that no other follows: says so, and sets it on the Monday if the player agrees. */
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
