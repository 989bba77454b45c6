import { useEffect, useState } from 'react';
import { SAVE_TEXTS } from '@/content/interface/castle-game/saves';
import { todayInMadrid } from '@/lib/browser/today-in-madrid';
import type { Backup } from '@/lib/castle-game/saves/backup';
import { copyAge } from '@/lib/castle-game/saves/words';
import styles from './own-copy.module.css';

type OwnCopyProps = {
  readonly backup: Backup;
  readonly onRemind: (reminds: boolean) => void;
};

export function OwnCopy({ backup, onRemind }: OwnCopyProps) {
  const [today, setToday] = useState<string>();
  useEffect(() => setToday(todayInMadrid()), []);
  return (
    <div className={styles.copy}>
      <p>{today && copyAge(backup, today)}</p>
      <label className={styles.remind}>
        <input type="checkbox" checked={backup.reminds} onChange={({ target }) => onRemind(target.checked)} />
        {SAVE_TEXTS.remind}
      </label>
    </div>
  );
}
