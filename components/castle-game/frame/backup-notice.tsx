import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { SAVE_TEXTS } from '@/content/interface/castle-game/saves';
import type { BackupNotice as Told } from '@/lib/castle-game/saves/backup';
import { daysWithoutCopy } from '@/lib/castle-game/saves/words';
import styles from './saving-notices.module.css';

type BackupNoticeProps = {
  readonly told: Told;
  /** Days of the game since the last export. */
  readonly days: number;
  readonly onExport: () => void;
  readonly onStopReminding: () => void;
};

export function BackupNotice({ told, days, onExport, onStopReminding }: BackupNoticeProps) {
  return (
    <div className={styles.notice}>
      <Notice kind="info">
        <div className={styles.line}>
          <p>{told === 'many days' ? daysWithoutCopy(days) : SAVE_TEXTS.keeping[told]}</p>
          <Button kind="quiet" onClick={onExport}>
            {SAVE_TEXTS.exportNow}
          </Button>
          {told === 'many days' && (
            <Button kind="quiet" onClick={onStopReminding}>
              {SAVE_TEXTS.stopReminding}
            </Button>
          )}
        </div>
      </Notice>
    </div>
  );
}
