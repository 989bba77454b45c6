import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { SAVE_TEXTS } from '@/content/interface/castle-game/saves';
import type { BackupNotice as Notified } from '@/lib/castle-game/saves/backup';
import { ScreenShell } from './screen-shell';
import styles from './screen-shell.module.css';

/** Shown until the game is exported or saved. Meanwhile the browser asks before unload. */
export function UnsavedNotice({ onExport }: { onExport: () => void }) {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
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

/** Shown when another tab has the game. This tab then saves nothing. */
export function Elsewhere({ onPlayHere }: { onPlayHere: () => void }) {
  return (
    <ScreenShell title={SAVE_TEXTS.elsewhereTitle}>
      <p role="alert">{SAVE_TEXTS.elsewhere}</p>
      <p>
        <Button onClick={onPlayHere}>{SAVE_TEXTS.playHere}</Button>
      </p>
    </ScreenShell>
  );
}

type BackupNoticeProps = {
  readonly notice: Notified;
  readonly onExport: () => void;
  readonly onClose: () => void;
};

export function BackupNotice({ notice, onExport, onClose }: BackupNoticeProps) {
  return (
    <div className={styles.notice}>
      <Notice kind="info">
        <div className="cluster middle gap-2 gap-x-4">
          <p>{SAVE_TEXTS.persistence[notice]}</p>
          <Button kind="quiet" onClick={onExport}>
            {SAVE_TEXTS.exportNow}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {SAVE_TEXTS.close}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
