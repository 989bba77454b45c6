import { PALETTE_TEXTS } from '@/content/interface/palette';
import type { Shade } from '@/lib/design/tokens';
import styles from './shade-grid.module.css';

/** Truncates: 4.49 fails a minimum of 4.5 and must not be rounded up to it. */
const ratio = (value: number) => `${(Math.floor(value * 100) / 100).toFixed(2).replace('.', ',')} : 1`;

export function ShadeGrid({ shades }: { shades: readonly Shade[] }) {
  return (
    <ul className={`grid gap-4 ${styles.grid}`}>
      {shades.map(({ name, value, onWhite, onBlack }) => (
        <li key={name} className="panel round-m clip together">
          <div className={`keep-colours ${styles.swatch}`} style={{ background: value }} />
          <h3 className={`row apart text-m ${styles.name}`}>
            {name} <code>{value}</code>
          </h3>
          <dl className={`stack gap-1 gap-x-3 small digits ${styles.facts}`}>
            <dt className="soft">{PALETTE_TEXTS.onWhite}</dt>
            <dd className="semibold">{ratio(onWhite)}</dd>
            <dt className="soft">{PALETTE_TEXTS.onBlack}</dt>
            <dd className="semibold">{ratio(onBlack)}</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}
