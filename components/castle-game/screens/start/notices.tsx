import { exportDamaged, exportGame, exportStored } from '@/components/castle-game/shell/export-game';
import { teamColours } from '@/components/castle-game/shell/team-colours';
import type { DamagedGame } from '@/components/castle-game/shell/use-castle-game';
import { Button } from '@/components/ui/button';
import { Confirm } from '@/components/ui/confirm';
import { Notice } from '@/components/ui/notice';
import { teamSize } from '@/content/interface/castle-game/points-and-members';
import { lossText, SAVE_TEXTS, saveProblemText } from '@/content/interface/castle-game/saves';
import { START_TEXTS } from '@/content/interface/castle-game/start';
import type { SaveLoss } from '@/lib/castle-game/saves/losses';
import type { GameState } from '@/lib/castle-game/types';
import { longDate } from '@/lib/dates/formats';
import styles from './start-screen.module.css';

type DamagedNoticeProps = {
  readonly damaged: DamagedGame;
  readonly onRecover: (state: GameState) => void;
};

/** Nothing changes until the player decides. */
export function DamagedNotice({ damaged: { text, problem, goodCopy }, onRecover }: DamagedNoticeProps) {
  return (
    <Notice kind="danger">
      <div className="stack gap-3">
        <h2 className="title-s">{SAVE_TEXTS.damagedTitle}</h2>
        <p>
          {saveProblemText(problem)} {SAVE_TEXTS.untouched}
        </p>
        <p>{goodCopy ? SAVE_TEXTS.goodCopy : SAVE_TEXTS.noGoodCopy}</p>
        {goodCopy && <SavedTeam state={goodCopy} />}
        <div className="cluster middle gap-3">
          {goodCopy && <Button onClick={() => onRecover(goodCopy)}>{SAVE_TEXTS.recover}</Button>}
          <Button kind="quiet" onClick={() => exportDamaged(text)}>
            {SAVE_TEXTS.download}
          </Button>
        </div>
      </div>
    </Notice>
  );
}

export type ReplacedGame = { readonly saved: GameState | undefined };

export function ReplacedGameNotice({ saved }: ReplacedGame) {
  if (!saved) return null;
  return (
    <Notice kind="warning">
      <p>{START_TEXTS.replaces}</p>
      <SavedTeam state={saved} />
      <Button kind="quiet" onClick={() => exportGame(saved)}>
        {START_TEXTS.exportFirst}
      </Button>
    </Notice>
  );
}

export function LossesNotice({ losses }: { losses: readonly SaveLoss[] }) {
  if (losses.length === 0) return null;
  return (
    <Notice kind="warning">
      <p>{START_TEXTS.losses}</p>
      <ul>
        {losses.map((loss) => (
          <li key={loss.kind}>{lossText(loss)}</li>
        ))}
      </ul>
    </Notice>
  );
}

export function SavedTeam({ state: { team } }: { state: GameState }) {
  return (
    <dl className={`stack gap-1 round-s raised ${styles.saved}`} style={teamColours(team.color)}>
      <dt className="note">{START_TEXTS.saved}</dt>
      <dd className="stack">
        <strong>{team.name}</strong>
        <span>
          {longDate(team.date)} · {teamSize(team.members)}
        </span>
      </dd>
    </dl>
  );
}

type LoadDialogProps = {
  readonly saved: GameState;
  readonly losses: readonly SaveLoss[];
  readonly onLoad: () => void;
  readonly onClose: () => void;
};

/** Warns of data loss before the first change overwrites the saved game. */
export function LoadDialog({ saved, losses, onLoad, onClose }: LoadDialogProps) {
  return (
    <Confirm
      title={START_TEXTS.loadTitle}
      yes={START_TEXTS.loadAnyway}
      no={START_TEXTS.cancel}
      onYes={onLoad}
      onNo={onClose}
      other={
        <Button kind="quiet" onClick={() => exportStored(saved.team.name)}>
          {START_TEXTS.downloadAsItIs}
        </Button>
      }
    >
      <SavedTeam state={saved} />
      <LossesNotice losses={losses} />
    </Confirm>
  );
}

type ReplaceDialogProps = ReplacedGame & {
  readonly losses: readonly SaveLoss[];
  readonly onReplace: () => void;
  readonly onClose: () => void;
};

export function ReplaceDialog({ losses, onReplace, onClose, saved }: ReplaceDialogProps) {
  return (
    <Confirm
      title={START_TEXTS.replaceTitle}
      yes={START_TEXTS.replace}
      no={START_TEXTS.cancel}
      onYes={onReplace}
      onNo={onClose}
    >
      <LossesNotice losses={losses} />
      <ReplacedGameNotice saved={saved} />
    </Confirm>
  );
}
