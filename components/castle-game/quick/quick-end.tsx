import { Button } from '@/components/ui/button';
import { QUICK_TEXTS } from '@/content/interface/castle-game/quick';
import type { GameState } from '@/lib/castle-game/types';
import { FocusedHeading } from '../frame/focused-heading';
import { SummaryRounds } from '../rounds/summary-rounds';
import { SummaryTotal } from '../rounds/summary-total';
import styles from './quick-end.module.css';

/** The end of a simulation: what the performance gave, or that the rehearsal is over. */
export function QuickEnd({ game, onRestart }: { game: GameState; onRestart: () => void }) {
  const mode = game.team.today.type;
  return (
    <div className={styles.end}>
      <FocusedHeading level={3}>{QUICK_TEXTS.over[mode]}</FocusedHeading>
      {mode === 'actuacio' ? (
        <>
          <SummaryRounds rounds={game.actuacio} />
          <SummaryTotal rounds={game.actuacio} />
        </>
      ) : (
        <p>{QUICK_TEXTS.rehearsed}</p>
      )}
      <div>
        <Button onClick={onRestart}>{QUICK_TEXTS.restart}</Button>
      </div>
    </div>
  );
}
