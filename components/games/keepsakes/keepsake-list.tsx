import { Button } from '@/components/ui/button';
import { KEEPSAKE_TEXTS } from '@/content/interface/keepsakes';
import { idsIn, type Kept } from '@/lib/keepsakes/kept';
import type { KeepsakeId } from '@/lib/keepsakes/registry';
import { summaryOf } from '@/lib/keepsakes/summary';
import { KEEPSAKE_NAMES, removeName, summaryText } from '@/lib/keepsakes/words';
import styles from './keepsakes.module.css';

type KeepsakeListProps = { readonly kept: Kept; readonly onRemove: (id: KeepsakeId) => void };

export function KeepsakeList({ kept, onRemove }: KeepsakeListProps) {
  return (
    <ul className={styles.list} aria-label={KEEPSAKE_TEXTS.list}>
      {idsIn(kept).map((id) => (
        <li key={id}>
          <span>
            <strong>{KEEPSAKE_NAMES[id]}</strong>
            <span className={styles.summary}>{summaryText(summaryOf(kept, id))}</span>
          </span>
          <Button kind="quiet" aria-label={removeName(id)} onClick={() => onRemove(id)}>
            {KEEPSAKE_TEXTS.remove}
          </Button>
        </li>
      ))}
    </ul>
  );
}
