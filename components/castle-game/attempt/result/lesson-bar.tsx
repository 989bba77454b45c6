import type { CSSProperties } from 'react';
import { percentWithTenth } from '@/lib/castle-game/words';
import styles from './lesson.module.css';

const lengths = (from: number, share: number): CSSProperties =>
  Object.fromEntries([
    ['--from', `${from * 100}%`],
    ['--to', `${share * 100}%`],
  ]);

/** A chance as a row: its label, its percentage and a bar whose new stretch, from `from` on, stands out. */
export function LessonBar({ label, share, from = share }: { label: string; share: number; from?: number }) {
  return (
    <div className={styles.row} style={lengths(from, share)}>
      <dt>{label}</dt>
      <dd>{percentWithTenth(share)}</dd>
    </div>
  );
}
