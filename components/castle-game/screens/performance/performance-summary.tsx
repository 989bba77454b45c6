import { Announce } from '@/components/castle-game/attempt/announce';
import { LaterVoice } from '@/components/castle-game/attempt/result/later-voice';
import { MissionNewsList } from '@/components/castle-game/attempt/result/news';
import { RoundsSummary } from '@/components/castle-game/rounds/rounds-summary';
import { FocusedHeading } from '@/components/castle-game/shell/screen-shell';
import { Button } from '@/components/ui/button';
import { missions } from '@/content/castle-game/missions';
import { PERFORMANCE_TEXTS } from '@/content/interface/castle-game/performance';
import {
  accountSentences,
  accountTexts,
  membersLabel,
  membersSentence,
  tooFewPointsText,
} from '@/content/interface/castle-game/points-and-members';
import { accountOf, membersAfter } from '@/lib/castle-game/engine/members';
import { newsAtEnd } from '@/lib/castle-game/screens/missions';
import type { GameState } from '@/lib/castle-game/types';
import styles from './performance-summary.module.css';

export function PerformanceSummary({ state, onEnd }: { state: GameState; onEnd: () => void }) {
  const { members, stats } = state.team;
  const account = accountOf(members, state.rounds, stats);
  const happened = membersSentence(members, account.after);
  const parts = [
    ...accountTexts(account),
    ...(account.byPoints < 0 ? [tooFewPointsText(account, members)] : []),
  ];
  return (
    <div className={styles.summary}>
      <FocusedHeading level={3}>{PERFORMANCE_TEXTS.summary}</FocusedHeading>
      <RoundsSummary rounds={state.rounds} />
      <div className={styles.members}>
        <p className={styles.change}>{membersLabel(membersAfter(members, state.rounds, stats).shown)}</p>
        <p>{happened}</p>
        <ul className={styles.account} aria-label={PERFORMANCE_TEXTS.account}>
          {parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      </div>
      <LaterVoice
        team={state.team}
        occasion={account.after > members ? 'gain' : account.after < members ? 'loss' : 'same'}
      />
      <MissionNewsList news={newsAtEnd(missions, state)} />
      <Announce>{`${happened} ${accountSentences(account, members)}`}</Announce>
      <div className={styles.actions}>
        <Button onClick={onEnd}>{PERFORMANCE_TEXTS.finish}</Button>
      </div>
    </div>
  );
}
