import type { ComponentProps } from 'react';
import { loadBoard } from '@/components/castle-game/challenge/challenge-section';
import type { ScreenId, ScreenProps } from '@/components/castle-game/shell/screens';
import { OnDemand } from '@/components/ui/on-demand';
import { CHALLENGE_OFFER_TEXTS } from '@/content/interface/castle-game/challenge-offer';
import { HelpScreen } from './help/help-screen';
import { HistoryScreen } from './history/history-screen';
import { MissionsScreen } from './missions/missions-screen';
import styles from './start/start-screen.module.css';
import { StatsScreen } from './stats/stats-screen';
import { TowersScreen } from './towers/towers-screen';
import { TreeScreen } from './tree/tree-screen';

export type OtherScreensProps = ScreenProps & {
  readonly screen: Exclude<ScreenId, 'HOME' | 'ASSAIG' | 'ACTUACIO'>;
  readonly help: Omit<ComponentProps<typeof HelpScreen>, keyof ScreenProps>;
};

export function OtherScreens({ screen, help, ...props }: OtherScreensProps) {
  switch (screen) {
    case 'CASTELLS':
      return <TowersScreen {...props} />;
    case 'HISTORIC':
      return <HistoryScreen {...props} />;
    case 'MISSIONS':
      return <MissionsScreen {...props} />;
    case 'AJUDA':
      return <HelpScreen {...props} {...help} />;
    case 'STATS':
      return <StatsScreen {...props} />;
    case 'ARBRE':
      return <TreeScreen {...props} />;
    case 'REPTE':
      return (
        <div className={styles.board} data-board>
          <OnDemand load={loadBoard} props={{ onLeave: props.back }} texts={CHALLENGE_OFFER_TEXTS} />
        </div>
      );
  }
}
