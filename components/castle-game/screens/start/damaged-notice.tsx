import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { SAVE_TEXTS } from '@/content/interface/castle-game/saves';
import { saveProblemText } from '@/lib/castle-game/saves/words';
import type { GameState } from '@/lib/castle-game/types';
import { exportDamaged } from '../../frame/export-game';
import type { DamagedGame } from '../../frame/session';
import styles from './damaged-notice.module.css';
import { SavedTeam } from './saved-team';

type DamagedNoticeProps = {
  readonly damaged: DamagedGame;
  readonly onRecover: (state: GameState) => void;
};

/** Nothing changes until the player decides. */
export function DamagedNotice({ damaged: { text, problem, goodCopy }, onRecover }: DamagedNoticeProps) {
  return (
    <Notice kind="danger">
      <div className={styles.damaged}>
        <h2>{SAVE_TEXTS.damagedTitle}</h2>
        <p>
          {saveProblemText(problem)} {SAVE_TEXTS.damagedKept}
        </p>
        <p>{goodCopy ? SAVE_TEXTS.goodCopy : SAVE_TEXTS.noGoodCopy}</p>
        {goodCopy && <SavedTeam state={goodCopy} />}
        <div className={styles.buttons}>
          {goodCopy && <Button onClick={() => onRecover(goodCopy)}>{SAVE_TEXTS.recover}</Button>}
          <Button kind="quiet" onClick={() => exportDamaged(text)}>
            {SAVE_TEXTS.download}
          </Button>
        </div>
      </div>
    </Notice>
  );
}
