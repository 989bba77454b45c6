import { Notice } from '@/components/ui/notice';
import { IGNORED_TEXT } from '@/content/interface/statistics';
import { excerpt } from '@/lib/csv/table';
import type { IgnoredValue } from '@/lib/diades/address/parameter';
import styles from './source-status.module.css';

/** Lists the query values that were ignored, truncated. */
export function IgnoredNote({ ignored }: { ignored: readonly IgnoredValue[] }) {
  if (ignored.length === 0) return null;
  const values = ignored.map(({ name, value }) => `${name}=${excerpt(value)}`).join(', ');
  return (
    <Notice kind="warning">
      <p>
        {IGNORED_TEXT} <q className={styles.quoted}>{values}</q>.
      </p>
    </Notice>
  );
}
