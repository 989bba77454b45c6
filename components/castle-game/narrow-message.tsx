import { Button, ButtonLink } from '@/components/ui/button';
import { START_TEXTS } from '@/content/interface/castle-game/start';
import styles from './castle-game.module.css';
import { exportGame } from './frame/export-game';
import type { Session } from './frame/session';
import { SavedTeam } from './screens/start/saved-team';

function gameOf(session: Session) {
  if (session.phase === 'playing') return session.state;
  return session.phase === 'start' ? session.saved : undefined;
}

export function NarrowMessage({ session }: { session: Session }) {
  const own = gameOf(session);
  return (
    <div className={styles.message}>
      <p className={styles.needed}>{START_TEXTS.narrow}</p>
      <p>{START_TEXTS.narrowElse}</p>
      <p>
        <ButtonLink href="/jocs#simulador-rapid">{START_TEXTS.narrowLink}</ButtonLink>
      </p>
      <div className={styles.own}>
        <h2>{START_TEXTS.narrowOwnTitle}</h2>
        <p>{own ? START_TEXTS.narrowOwnHere : START_TEXTS.narrowOwn}</p>
        {own && (
          <>
            <SavedTeam state={own} />
            <Button kind="quiet" onClick={() => exportGame(own)}>
              {START_TEXTS.narrowExport}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
