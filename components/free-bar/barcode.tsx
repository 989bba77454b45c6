import { barsOf } from '@/lib/free-bar/bars';
import { formatCode } from '@/lib/free-bar/code';
import { barcodeName } from '@/lib/free-bar/words';
import styles from './free-bar.module.css';

/** Height of the bars, in modules. */
const HEIGHT = 60;

/** Code 128 with its quiet zone. Always black on white. */
export function Barcode({ code }: { code: string }) {
  const { bars, width } = barsOf(code);
  const digits = formatCode(code);
  return (
    <figure className={styles.barcode}>
      <svg
        xmlns="http://www.w3.org/2000/svg"
        role="img"
        aria-label={barcodeName(digits)}
        viewBox={`0 0 ${width} ${HEIGHT + 8}`}
        shapeRendering="crispEdges"
      >
        <rect width={width} height={HEIGHT + 8} fill="#fff" />
        <path
          d={bars.map((bar) => `M${bar.x} 4h${bar.width}v${HEIGHT}h${-bar.width}z`).join('')}
          fill="#000"
        />
      </svg>
      <figcaption className={styles.digits}>{digits}</figcaption>
    </figure>
  );
}
