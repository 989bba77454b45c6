import { Button } from '@/components/ui/button';
import { MORE_TEXTS } from '@/content/interface/castle-game/more';
import { shownLabel } from '@/lib/castle-game/words';
import styles from './show-more.module.css';

type ShowMoreProps = { readonly shown: number; readonly all: number; readonly onMore: () => void };

/** The foot of a list that is shown a part at a time: how much of it there is, and the rest on demand. */
export function ShowMore({ shown, all, onMore }: ShowMoreProps) {
  return (
    <div className={styles.more}>
      {shown < all && (
        <Button kind="quiet" onClick={onMore}>
          {MORE_TEXTS.more}
        </Button>
      )}
      <p role="status">{shownLabel(shown, all)}</p>
    </div>
  );
}
