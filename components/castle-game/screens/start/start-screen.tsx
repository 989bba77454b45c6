import { type ReactNode, useState } from 'react';
import type { Origin } from '@/components/castle-game/shell/use-backup';
import type { Session } from '@/components/castle-game/shell/use-castle-game';
import { Button } from '@/components/ui/button';
import { FileButton } from '@/components/ui/file-button';
import { Loading } from '@/components/ui/loading';
import { rules } from '@/content/castle-game/rulebook';
import { importProblemText } from '@/content/interface/castle-game/saves';
import { START_TEXTS } from '@/content/interface/castle-game/start';
import { readStored } from '@/lib/browser/storage';
import { type Decoded, GAME_KEY, MAX_CHARACTERS } from '@/lib/castle-game/saves/game';
import type { SaveLoss, SaveProblem } from '@/lib/castle-game/saves/losses';
import type { GameState } from '@/lib/castle-game/types';
import { NewGameDialog } from './new-game-dialog';
import { DamagedNotice, LoadDialog, ReplaceDialog, SavedTeam } from './notices';
import styles from './start-screen.module.css';

type StartScreenProps = {
  readonly session: Extract<Session, { phase: 'loading' | 'start' | 'damaged' }>;
  readonly onLoad: () => void;
  readonly onPlay: (state: GameState, origin: Origin, losses?: readonly SaveLoss[]) => void;
  readonly poster: ReactNode;
};

/** `count` makes a new element for each file, so that the same message is announced again. */
type RefusedFile = { readonly reason: SaveProblem; readonly count: number };

export function StartScreen({ session, onLoad, onPlay, poster }: StartScreenProps) {
  const [asking, setAsking] = useState(false);
  const [creating, setCreating] = useState(false);
  const [imported, setImported] = useState<Extract<Decoded, { ok: true }>>();
  const [refused, setRefused] = useState<RefusedFile>();
  const saved = session.phase === 'start' ? session.saved : undefined;
  const losses = session.phase === 'start' ? session.losses : [];
  const damaged = session.phase === 'damaged' ? session.damaged : undefined;
  const loading = session.phase === 'loading';
  const blocked = !loading && readStored(GAME_KEY) === undefined;

  const importGame = (read: Decoded) => {
    if (!read.ok) return setRefused((before) => ({ reason: read.reason, count: (before?.count ?? 0) + 1 }));
    setRefused(undefined);
    if (saved) setImported(read);
    else onPlay(read.state, 'file', read.losses);
  };

  return (
    <div className={`stack shrink grow ${styles.start}`}>
      <div className={`stack top gap-5 ${styles.ways}`}>
        <ul className={`stack gap-2 order-1 ${styles.points}`}>
          {START_TEXTS.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
          <li>{START_TEXTS.storage[blocked ? 'blocked' : 'kept']}</li>
        </ul>
        {damaged && <DamagedNotice damaged={damaged} onRecover={(copy) => onPlay(copy, 'storage')} />}
        <p className={`note hidden ${styles.narrow}`}>{START_TEXTS.narrow}</p>
        <div className="cluster middle gap-3">
          <Button disabled={loading} onClick={() => setCreating(true)} kind={saved ? 'quiet' : 'accent'}>
            {START_TEXTS.newGame}
          </Button>
          <Button
            disabled={!saved}
            onClick={() => (losses.length > 0 ? setAsking(true) : onLoad())}
            kind={saved ? 'accent' : 'quiet'}
          >
            {START_TEXTS.load}
          </Button>
          <ImportButton disabled={loading} onRead={importGame} />
          {loading && (
            <div className={`fill ${styles.loading}`}>
              <Loading>{START_TEXTS.loading}</Loading>
            </div>
          )}
        </div>
        <p role="alert" className={`strong ${styles.error}`}>
          {refused && <span key={refused.count}>{importProblemText(refused.reason)}</span>}
        </p>
        {saved && <SavedTeam state={saved} />}
      </div>
      <div className={`fill ${styles.poster}`}>{poster}</div>
      {asking && saved && (
        <LoadDialog saved={saved} losses={losses} onLoad={onLoad} onClose={() => setAsking(false)} />
      )}
      {creating && (
        <NewGameDialog
          saved={saved}
          onBegin={(state) => onPlay(state, 'new')}
          onClose={() => setCreating(false)}
        />
      )}
      {imported && (
        <ReplaceDialog
          saved={saved}
          losses={imported.losses}
          onReplace={() => onPlay(imported.state, 'file')}
          onClose={() => setImported(undefined)}
        />
      )}
    </div>
  );
}

type ImportButtonProps = {
  readonly disabled: boolean;
  readonly onRead: (read: Decoded) => void;
};

function ImportButton({ disabled, onRead }: ImportButtonProps) {
  return (
    <FileButton
      label={START_TEXTS.import}
      accept=".bin"
      disabled={disabled}
      onPick={async (file) => onRead(await readGameFile(file))}
    />
  );
}

async function readGameFile(file: File): Promise<Decoded> {
  if (file.size > MAX_CHARACTERS) return { ok: false, reason: { kind: 'oversized' } };
  return rules.decodeGame(await file.text().catch(() => ''));
}
