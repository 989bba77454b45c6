import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Loading } from '@/components/ui/loading';
import { PagePart } from '@/components/ui/page-part';
import { CHALLENGE_OFFER_TEXTS } from '@/content/interface/castle-game/challenge-offer';
import { SAVE_TEXTS } from '@/content/interface/castle-game/saves';
import { START_TEXTS } from '@/content/interface/castle-game/start';
import type { GameState } from '@/lib/castle-game/types';
import { ChallengeOffer, useChallengeBoard } from '../../challenge/challenge-section';
import type { Session } from '../../frame/session';
import type { Origin } from '../../frame/use-keeping';
import { DamagedNotice } from './damaged-notice';
import { ImportButton, type ReadGame } from './import-button';
import { LoadDialog } from './load-dialog';
import { NewGameDialog } from './new-game-dialog';
import { ReplaceDialog } from './replace-dialog';
import { SavedTeam } from './saved-team';
import styles from './start-screen.module.css';

type StartScreenProps = {
  readonly session: Extract<Session, { phase: 'loading' | 'start' | 'damaged' }>;
  readonly onLoad: () => void;
  readonly onPlay: (state: GameState, origin: Origin) => void;
  readonly poster: ReactNode;
};

export function StartScreen({ session, onLoad, onPlay, poster }: StartScreenProps) {
  const board = useChallengeBoard();
  const [asking, setAsking] = useState(false);
  const [creating, setCreating] = useState(false);
  const [imported, setImported] = useState<ReadGame>();
  const [wrongFiles, setWrongFiles] = useState(0);
  const saved = session.phase === 'start' ? session.saved : undefined;
  const losses = session.phase === 'start' ? session.losses : [];
  const damaged = session.phase === 'damaged' ? session.damaged : undefined;
  const loading = session.phase === 'loading';

  const takeFile = (read: ReadGame | undefined) => {
    setWrongFiles((before) => (read ? 0 : before + 1));
    if (read && (saved || damaged || read.losses.length > 0)) setImported(read);
    else if (read) onPlay(read.state, 'file');
  };

  if (board.opened.status === 'open') {
    const { Board } = board.opened;
    return (
      <div className={styles.board} data-board>
        <PagePart onRetry={board.close}>
          <Board length="long" onLeave={board.close} />
        </PagePart>
      </div>
    );
  }

  return (
    <div className={styles.start}>
      <div className={styles.ways}>
        <ul className={styles.points}>
          {START_TEXTS.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        {damaged && <DamagedNotice damaged={damaged} onRecover={(copy) => onPlay(copy, 'storage')} />}
        <div className={styles.buttons}>
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
          <ImportButton disabled={loading} onRead={takeFile} />
        </div>
        <p role="alert" className={styles.error}>
          {/* A new element for each file, so that the same message is announced again. */}
          {wrongFiles > 0 && <span key={wrongFiles}>{SAVE_TEXTS.noGameInFile}</span>}
        </p>
        {loading && <Loading>{START_TEXTS.loading}</Loading>}
        {saved && <SavedTeam state={saved} />}
        <section className={styles.challenge} aria-labelledby="repte">
          <h2 id="repte">{CHALLENGE_OFFER_TEXTS.title}</h2>
          <ChallengeOffer {...board} length="long" />
        </section>
      </div>
      <div className={styles.poster}>{poster}</div>
      {asking && saved && (
        <LoadDialog saved={saved} losses={losses} onLoad={onLoad} onClose={() => setAsking(false)} />
      )}
      {creating && (
        <NewGameDialog
          saved={saved}
          damaged={damaged}
          onBegin={(state) => onPlay(state, 'new')}
          onClose={() => setCreating(false)}
        />
      )}
      {imported && (
        <ReplaceDialog
          saved={saved}
          damaged={damaged}
          losses={imported.losses}
          onReplace={() => onPlay(imported.state, 'file')}
          onClose={() => setImported(undefined)}
        />
      )}
    </div>
  );
}
