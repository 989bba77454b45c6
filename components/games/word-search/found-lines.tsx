import type { Cell, Line } from '@/lib/games/word-search/types';
import styles from './found-lines.module.css';

type FoundLinesProps = { size: Cell; found: readonly Line[]; pending: Line | null };

/** Outlines the found words and the current selection. One unit of the drawing is one square. */
export function FoundLines({ size, found, pending }: FoundLinesProps) {
  return (
    <svg className={styles.lines} viewBox={`0 0 ${size.column} ${size.row}`} aria-hidden="true">
      {found.map((line) => (
        <Capsule key={Object.values(line.start).concat(Object.values(line.end)).join(' ')} line={line} />
      ))}
      {pending && <Capsule line={pending} pending />}
    </svg>
  );
}

function Capsule({ line: { start, end }, pending = false }: { line: Line; pending?: boolean }) {
  const ends = {
    x1: start.column + 0.5,
    y1: start.row + 0.5,
    x2: end.column + 0.5,
    y2: end.row + 0.5,
  };
  return (
    <g data-pending={pending}>
      <line {...ends} className={styles.edge} />
      <line {...ends} className={styles.inside} />
    </g>
  );
}
