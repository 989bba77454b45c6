'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { OnDemand } from '@/components/ui/on-demand';
import { PagePart } from '@/components/ui/page-part';
import { rules } from '@/content/castle-game/rulebook';
import { GAME_FAILURE_TEXTS } from '@/content/interface/castle-game/failure';
import { SHELL_TEXTS } from '@/content/interface/castle-game/shell';
import { whenIdle } from '@/lib/browser/schedule';
import { backupNotice } from '@/lib/castle-game/saves/backup';
import { encodeGame } from '@/lib/castle-game/saves/game';
import { GameFailure, leaveGame, rescueGame } from './game-failure';
import styles from './game-title.module.css';
import { HomeScreen } from './screens/home/home-screen';
import type { MenuIcons } from './screens/home/menu-icons';
import type { OtherScreensProps } from './screens/other-screens';
import { PerformanceScreen } from './screens/performance/performance-screen';
import { RehearsalScreen } from './screens/rehearsal/rehearsal-screen';
import { LossesNotice } from './screens/start/notices';
import { StartScreen } from './screens/start/start-screen';
import { exportGame } from './shell/export-game';
import { GameBar } from './shell/game-bar';
import { PlaySessionProvider } from './shell/play-session';
import { BackupNotice, Elsewhere, UnsavedNotice } from './shell/saving-notices';
import { type ScreenId, type ScreenProps, useScreens } from './shell/screens';
import { teamColours, textOn } from './shell/team-colours';
import { useCastleGame } from './shell/use-castle-game';

type CastleGameProps = {
  /** Rendered on the server: it takes less script to show these than to draw them. */
  readonly poster: ReactNode;
  readonly menuIcons: MenuIcons;
};

export function CastleGame({ poster, menuIcons }: CastleGameProps) {
  const { screen, go, back, enter } = useScreens();
  const { session, load, play, act, markExported, remove, persistence, backup } = useCastleGame(enter);
  const playing = session.phase === 'playing' ? session : undefined;
  const notice = backupNotice(backup, persistence);
  // The notice, until the next visit.
  const [closed, setClosed] = useState(false);
  const color = playing?.state.team.color;
  const isPlaying = Boolean(playing);
  // A failure is shown when the screen is opened.
  useEffect(() => (isPlaying ? whenIdle(() => void loadOthers().catch(() => {})) : undefined), [isPlaying]);
  const exportState = () => {
    if (playing && exportGame(playing.state)) markExported();
  };

  return (
    <div
      className="row column container grow"
      style={color ? teamColours(color) : undefined}
      data-playing={playing && true}
      data-on-team={color && textOn(color)}
    >
      <PlaySessionProvider>
        {session.phase === 'elsewhere' && <Elsewhere onPlayHere={load} />}
        {session.phase !== 'elsewhere' && session.phase !== 'playing' && (
          <StartScreen poster={poster} session={session} onLoad={load} onPlay={play} />
        )}
        {playing && (
          <>
            <PagePart>
              <GameBar state={playing.state} act={act} atHome={screen === 'HOME'} />
            </PagePart>
            {screen !== 'HOME' && (
              <PagePart fallback={null}>
                <OnDemand load={loadDiadaName} props={{ date: playing.state.team.date }} />
              </PagePart>
            )}
            {playing.unsaved && <UnsavedNotice onExport={exportState} />}
            {!playing.unsaved && notice && !closed && screen === 'HOME' && (
              <BackupNotice notice={notice} onExport={exportState} onClose={() => setClosed(true)} />
            )}
            {screen === 'HOME' && playing.losses && (
              <div className={styles.losses}>
                <LossesNotice losses={playing.losses} />
              </div>
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
                help={{ backup, onExport: exportState, onDelete: remove }}
              />
            </PagePart>
          </>
        )}
      </PlaySessionProvider>
    </div>
  );
}

const loadDiadaName = () => import('./year/diada-table').then(({ DiadaName }) => DiadaName);

const loadOthers = () => import('./screens/other-screens').then(({ OtherScreens }) => OtherScreens);

type CurrentScreenProps = ScreenProps & {
  readonly screen: ScreenId;
  readonly menuIcons: MenuIcons;
  readonly help: OtherScreensProps['help'];
};

function CurrentScreen({ screen, menuIcons, help, ...props }: CurrentScreenProps) {
  switch (screen) {
    case 'HOME':
      return <HomeScreen {...props} menuIcons={menuIcons} />;
    case 'ASSAIG':
      return <RehearsalScreen {...props} />;
    case 'ACTUACIO':
      return <PerformanceScreen {...props} />;
    default:
      return (
        <OnDemand load={loadOthers} props={{ ...props, screen, help }} texts={SHELL_TEXTS}>
          <Button kind="quiet" onClick={() => props.go('HOME')}>
            {GAME_FAILURE_TEXTS.leave}
          </Button>
        </OnDemand>
      );
  }
}
