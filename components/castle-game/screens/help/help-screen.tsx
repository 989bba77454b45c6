import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple';
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import { useEffect, useState } from 'react';
import { ScreenShell } from '@/components/castle-game/shell/screen-shell';
import { type ScreenProps, takeHelpPart } from '@/components/castle-game/shell/screens';
import { Button } from '@/components/ui/button';
import { RemovalDialog } from '@/components/ui/removal-dialog';
import { HELP_TEXTS } from '@/content/interface/castle-game/help';
import { copyAge, SAVE_TEXTS } from '@/content/interface/castle-game/saves';
import { todayInMadrid } from '@/lib/browser/clock';
import type { Backup } from '@/lib/castle-game/saves/backup';
import styles from './help-screen.module.css';
import { GrowthTable, HelpSection, Keys, Learning, Week } from './help-sections';

type HelpScreenProps = ScreenProps & {
  readonly backup: Backup;
  readonly onRemind: (reminds: boolean) => void;
  readonly onExport: () => void;
  /** Called after the player has confirmed. */
  readonly onDelete: () => void;
};

const { start, rules, people, saves } = HELP_TEXTS;

export function HelpScreen({
  state: { team },
  go,
  back,
  backup,
  onRemind,
  onExport,
  onDelete,
}: HelpScreenProps) {
  const [pointed] = useState(takeHelpPart);
  return (
    <ScreenShell title={HELP_TEXTS.title} onBack={back}>
      <div className={styles.top}>
        <p className={styles.motto}>{HELP_TEXTS.motto}</p>
        <div className={styles.game}>
          <p>{HELP_TEXTS.gameAbout}</p>
          <OwnCopy backup={backup} onRemind={onRemind} />
          <div className={styles.buttons}>
            <Button onClick={onExport}>
              <DownloadSimpleIcon aria-hidden="true" size={20} weight="bold" />
              {HELP_TEXTS.exportGame}
            </Button>
            <DeleteGame onDelete={onDelete} />
          </div>
        </div>
      </div>
      <Week />
      <div className={styles.sections}>
        <HelpSection title={start.title} steps={start.steps} />
        <HelpSection title={rules.title} list={rules.list} />
        <HelpSection title={people.title} paragraphs={people.paragraphs} pointed={pointed === 'growth'}>
          <GrowthTable members={team.members} />
        </HelpSection>
        <Keys />
        <Learning onTree={() => go('ARBRE')} />
        <HelpSection title={saves.title} steps={saves.steps}>
          <p>{saves.after}</p>
        </HelpSection>
      </div>
    </ScreenShell>
  );
}

export function DeleteGame({ onDelete }: { readonly onDelete: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        <TrashIcon aria-hidden="true" size={20} weight="bold" />
        {HELP_TEXTS.deleteGame}
      </Button>
      {asking && (
        <RemovalDialog
          title={SAVE_TEXTS.deleteTitle}
          keep={SAVE_TEXTS.keep}
          remove={SAVE_TEXTS.delete}
          onRemove={onDelete}
          onClose={() => setAsking(false)}
        >
          <p>{SAVE_TEXTS.deleteQuestion}</p>
        </RemovalDialog>
      )}
    </>
  );
}

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
