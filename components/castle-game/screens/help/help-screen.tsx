import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { HELP_TEXTS } from '@/content/interface/castle-game/help';
import type { Backup } from '@/lib/castle-game/saves/backup';
import { takePointed } from '../../frame/pointed';
import { ScreenFrame } from '../../frame/screen-frame';
import type { ScreenProps } from '../../frame/screens';
import { DeleteGame } from './delete-game';
import { GrowthTable } from './growth-table';
import styles from './help-screen.module.css';
import { HelpSection } from './help-section';
import { Keys } from './keys';
import { Learning } from './learning';
import { OwnCopy } from './own-copy';
import { Week } from './week';

type HelpScreenProps = ScreenProps & {
  readonly backup: Backup;
  readonly onRemind: (reminds: boolean) => void;
  readonly onExport: () => void;
  /** Called after the player has confirmed. */
  readonly onDelete: () => void;
};

const { start, rules, people, saves } = HELP_TEXTS;

export function HelpScreen({ state: { team }, back, backup, onRemind, onExport, onDelete }: HelpScreenProps) {
  const [pointed] = useState(takePointed);
  return (
    <ScreenFrame title={HELP_TEXTS.title} onBack={back}>
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
        <Learning />
        <HelpSection title={saves.title} steps={saves.steps}>
          <p>{saves.after}</p>
        </HelpSection>
      </div>
    </ScreenFrame>
  );
}
