import { ResultMark } from '@/components/castle-game/attempt/result/result-panel';
import { PERFORMANCE_TEXTS, roundLabel } from '@/content/interface/castle-game/performance';
import { pointsLabel } from '@/content/interface/castle-game/points-and-members';
import { RESULT_TEXTS } from '@/content/interface/castle-game/result';
import type { Slot } from '@/lib/castle-game/screens/rounds';
import type { Round } from '@/lib/castle-game/types';
import styles from './slot-strip.module.css';

function SlotContent({ slot }: { slot: Slot }) {
  switch (slot.state) {
    case 'done':
      return <DoneRound round={slot.round} />;
    case 'current':
      return <p className={styles.now}>{slot.pillars ? PERFORMANCE_TEXTS.pillars : PERFORMANCE_TEXTS.now}</p>;
    case 'empty':
      return <p className={styles.spoken}>{PERFORMANCE_TEXTS.toCome}</p>;
  }
}

export function SlotStrip({ slots }: { slots: readonly Slot[] }) {
  return (
    <ol className={styles.strip} aria-label={PERFORMANCE_TEXTS.slots}>
      {slots.map((slot, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot has no identity but its position
          key={index}
          className={styles.slot}
          data-state={slot.state}
          aria-current={slot.state === 'current' ? 'step' : undefined}
        >
          <p className={styles.round}>{roundLabel(index + 1)}</p>
          <SlotContent slot={slot} />
        </li>
      ))}
    </ol>
  );
}

function DoneRound({ round: { code, outcome, points } }: { round: Round }) {
  return (
    <>
      <p className={styles.tower}>{code}</p>
      <p className={styles.outcome} data-result={outcome}>
        <ResultMark outcome={outcome} size={18} />
        {RESULT_TEXTS[outcome].name}
      </p>
      <p className={styles.points}>{pointsLabel(points)}</p>
    </>
  );
}
