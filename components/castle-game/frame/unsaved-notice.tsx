import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { SAVE_TEXTS } from '@/content/interface/castle-game/saves';
import styles from './unsaved-notice.module.css';

/** Stays until the game is exported, or the browser keeps it again. */
export function UnsavedNotice({ onExport }: { onExport: () => void }) {
  return (
    <div className={styles.notice}>
      <Notice kind="danger">
        <p>{SAVE_TEXTS.unsaved}</p>
        <Button kind="quiet" onClick={onExport}>
          {SAVE_TEXTS.exportNow}
        </Button>
      </Notice>
    </div>
  );
}
