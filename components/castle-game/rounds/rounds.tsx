import { ResultMark } from '@/components/castle-game/attempt/result/result-panel';
import { PERFORMANCE_TEXTS } from '@/content/interface/castle-game/performance';
import { pointsLabel } from '@/content/interface/castle-game/points-and-members';
import { outcomeName } from '@/content/interface/castle-game/result';
import { totalOf } from '@/lib/castle-game/engine/performance';
import type { Slot } from '@/lib/castle-game/screens/rounds';
import type { Round } from '@/lib/castle-game/types';
import { formatInteger } from '@/lib/text/catalan';
import styles from './rounds-summary.module.css';
import strip from './slot-strip.module.css';

/** Descarregat, the normal outcome, has no label. */
export function RoundsSummary({ rounds }: { rounds: readonly Round[] }) {
  return (
    <>
      <ol className="stack">
        {rounds.map(({ number, code, outcome, points }) => (
          <li key={number} className={`stack middle gap-3 line-end ${styles.round}`}>
            <span className="soft">{PERFORMANCE_TEXTS.round(number)}</span>
            <span className="figure title-s">{code}</span>
            <span className={`row tone middle gap-2 leading-2 ${styles.outcome}`} data-result={outcome}>
              <ResultMark outcome={outcome} size={22} />
              {outcome !== 'descarregat' && outcomeName(code, outcome)}
            </span>
            <span className={`bold digits ${styles.points}`}>{pointsLabel(points)}</span>
          </li>
        ))}
      </ol>
      <p className={`figure round-m title-m ${styles.total}`}>
        {PERFORMANCE_TEXTS.total}: {formatInteger(totalOf(rounds))}
      </p>
    </>
  );
}

function SlotContent({ slot }: { slot: Slot }) {
  switch (slot.state) {
    case 'done':
      return <DoneRound round={slot.round} />;
    case 'current':
      return (
        <p className={`display title-s tight extrabold self-center balance ${strip.now}`}>
          {slot.pilars ? PERFORMANCE_TEXTS.pilars : PERFORMANCE_TEXTS.now}
        </p>
      );
    case 'empty':
      return <p className="visually-hidden">{PERFORMANCE_TEXTS.toCome}</p>;
  }
}

export function SlotStrip({ slots }: { slots: readonly Slot[] }) {
  return (
    <ol className={`stack gap-3 ${strip.strip}`} aria-label={PERFORMANCE_TEXTS.slots}>
      {slots.map((slot, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot has no identity but its position
          key={index}
          className={`stack top gap-1 round-m soft ${strip.slot}`}
          data-state={slot.state}
          aria-current={slot.state === 'current' ? 'step' : undefined}
        >
          <p className={`small semibold ${strip.round}`}>
            {slot.state === 'empty' && slot.pilars
              ? PERFORMANCE_TEXTS.lastPilars
              : PERFORMANCE_TEXTS.round(index + 1)}
          </p>
          <SlotContent slot={slot} />
        </li>
      ))}
    </ol>
  );
}

function DoneRound({ round: { code, outcome, points } }: { round: Round }) {
  return (
    <>
      <p className="cluster baseline apart">
        <span className={`figure title-s ${strip.tower}`}>{code}</span>
        <span className={`bold digits ${strip.points}`}>{pointsLabel(points)}</span>
      </p>
      <p className={`row tone middle gap-1 small leading-2 relative ${strip.outcome}`} data-result={outcome}>
        <ResultMark outcome={outcome} size={18} />
        <span className={strip.name}>{outcomeName(code, outcome)}</span>
      </p>
    </>
  );
}
