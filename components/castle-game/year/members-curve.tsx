import { placedCurve } from '@/lib/castle-game/memory/curve';
import type { SeasonPage } from '@/lib/castle-game/memory/season-page';
import { curveLabel } from '@/lib/castle-game/memory/words';
import { formatInteger } from '@/lib/text/number';
import styles from './members-curve.module.css';

/** In units of the drawing. */
const [WIDTH, HEIGHT] = [600, 200];

export function MembersCurve({ page: { curve, season } }: { page: SeasonPage }) {
  const points = placedCurve(curve, season).map(({ x, y, ...rest }) => ({
    ...rest,
    x: Math.round(x * WIDTH),
    y: Math.round((1 - y) * HEIGHT),
  }));
  const last = points.at(-1);
  const line = points.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <svg viewBox={`-4 -28 ${WIDTH + 104} ${HEIGHT + 32}`} role="img" className={styles.curve}>
      <title>{curveLabel(curve)}</title>
      <line x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} className={styles.ground} />
      <polyline points={line} className={styles.line} />
      {last && (
        <>
          <circle cx={last.x} cy={last.y} r={6} className={styles.now} />
          <text x={last.x + 10} y={last.y - 8} className={styles.figure}>
            {formatInteger(last.members)}
          </text>
        </>
      )}
    </svg>
  );
}
