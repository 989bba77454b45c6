'use client';

import type { ReactNode } from 'react';
import { PagePart } from '@/components/ui/page-part';
import { backupNotice } from '@/lib/castle-game/saves/backup';
import { encodeGame } from '@/lib/castle-game/saves/encode';
import { textOn } from '@/lib/castle-game/screens/text-colour';
import styles from './castle-game.module.css';
import { CurrentScreen } from './current-screen';
import { BackupNotice } from './frame/backup-notice';
import { exportGame } from './frame/export-game';
import { GameBar } from './frame/game-bar';
import { rules } from './frame/rules';
import { Elsewhere, UnsavedNotice } from './frame/saving-notices';
import { teamColours } from './frame/team-colours';
import { useCastleGame } from './frame/use-castle-game';
import { useScreens } from './frame/use-screens';
import { useWideScreen } from './frame/use-wide-screen';
import { GameFailure, leaveGame, rescueGame } from './game-failure';
import { NarrowMessage } from './narrow-message';
import type { MenuIcons } from './screens/home/menu-icons';
import { StartScreen } from './screens/start/start-screen';

type CastleGameProps = {
  /** Rendered on the server: it takes less script to show these than to draw them. */
  readonly poster: ReactNode;
  readonly menuIcons: MenuIcons;
};

export function CastleGame({ poster, menuIcons }: CastleGameProps) {
  const { screen, go, back, enter } = useScreens();
  const { session, load, play, act, markExported, remove, keeping, backup, remind } = useCastleGame(enter);

  const wide = useWideScreen();
  const playing = session.phase === 'playing' ? session : undefined;
  const told = backupNotice(backup, keeping);
  const color = playing?.state.team.color;
  const exportState = () => {
    if (playing && exportGame(playing.state)) markExported();
  };

  return (
    <div
      className={styles.game}
      style={color ? teamColours(color) : undefined}
      data-playing={playing && true}
      data-on-team={color && textOn(color)}
      data-screen={wide === undefined ? undefined : wide ? 'wide' : 'narrow'}
    >
      {!wide && <NarrowMessage session={session} />}
      <div className={styles.wide}>
        {session.phase === 'elsewhere' && <Elsewhere onPlayHere={load} />}
        {session.phase !== 'elsewhere' && session.phase !== 'playing' && (
          <StartScreen poster={poster} session={session} onLoad={load} onPlay={play} />
        )}
        {playing && (
          <>
            <PagePart>
              <GameBar state={playing.state} act={act} atHome={screen === 'HOME'} />
            </PagePart>
            {playing.unsaved && <UnsavedNotice onExport={exportState} />}
            {!playing.unsaved && told && screen === 'HOME' && (
              <BackupNotice
                told={told}
                days={backup.days}
                onExport={exportState}
                onStopReminding={() => remind(false)}
              />
            )}
            <PagePart
              key={screen}
              fallback={
                <GameFailure
                  level="h2"
                  onLeave={screen === 'HOME' ? leaveGame : () => go('HOME')}
                  onExport={() => rescueGame(encodeGame(playing.state))}
                />
              }
            >
              <CurrentScreen
                {...{ screen, menuIcons, rules, act, go, back }}
                state={playing.state}
                help={{ backup, onRemind: remind, onExport: exportState, onDelete: remove }}
              />
            </PagePart>
          </>
        )}
      </div>
    </div>
  );
}
