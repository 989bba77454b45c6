import type { ComponentProps } from 'react';
import type { ScreenId, ScreenProps } from './frame/screens';
import { HelpScreen } from './screens/help/help-screen';
import { HistoryScreen } from './screens/history/history-screen';
import { HomeScreen } from './screens/home/home-screen';
import type { MenuIcons } from './screens/home/menu-icons';
import { MissionsScreen } from './screens/missions/missions-screen';
import { PerformanceScreen } from './screens/performance/performance-screen';
import { RehearsalScreen } from './screens/rehearsal/rehearsal-screen';
import { StatsScreen } from './screens/stats/stats-screen';
import { TowersScreen } from './screens/towers/towers-screen';

type CurrentScreenProps = ScreenProps & {
  readonly screen: ScreenId;
  readonly menuIcons: MenuIcons;
  readonly help: Omit<ComponentProps<typeof HelpScreen>, keyof ScreenProps>;
};

export function CurrentScreen({ screen, menuIcons, help, ...props }: CurrentScreenProps) {
  switch (screen) {
    case 'HOME':
      return <HomeScreen {...props} menuIcons={menuIcons} />;
    case 'ASSAIG':
      return <RehearsalScreen {...props} />;
    case 'ACTUACIO':
      return <PerformanceScreen {...props} />;
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
  }
}
