import { Button } from '@/components/ui/button';
import { PERFORMANCE_TEXTS } from '@/content/interface/castle-game/performance';
import { peopleAccount } from '@/lib/castle-game/screens/account';
import type { GameState } from '@/lib/castle-game/types';
import { accountParts, membersLabel, membersSentence } from '@/lib/castle-game/words';
import { joinList } from '@/lib/text/list';
import { StartStatus } from '../../attempt/said';
import { FocusedHeading } from '../../frame/focused-heading';
import { RoundsSummary } from '../../rounds/rounds-summary';
import styles from './performance-summary.module.css';

/** How the performance went, and what it does to the team. */
export function PerformanceSummary({ state, onEnd }: { state: GameState; onEnd: () => void }) {
  const account = peopleAccount(state);
  const happened = membersSentence(account.before, account.after);
  const parts = accountParts(account);
  return (
    <div className={styles.summary}>
      <FocusedHeading level={3}>{PERFORMANCE_TEXTS.summary}</FocusedHeading>
      <RoundsSummary rounds={state.rounds} />
      <div className={styles.members}>
        <p className={styles.change}>{membersLabel(account.shown)}</p>
        <p>{happened}</p>
        <ul className={styles.account} aria-label={PERFORMANCE_TEXTS.account}>
          {parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      </div>
      <StartStatus>{`${happened} ${joinList(parts)}.`}</StartStatus>
      <div className={styles.actions}>
        <Button onClick={onEnd}>{PERFORMANCE_TEXTS.finish}</Button>
      </div>
    </div>
  );
}
