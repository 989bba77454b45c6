import type { ComponentProps } from 'react';
import type { ScreenId, ScreenProps } from '@/components/castle-game/shell/screens';
import { HelpScreen } from './help/help-screen';
import { HistoryScreen } from './history/history-screen';
import { MissionsScreen } from './missions/missions-screen';
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
  }
}
