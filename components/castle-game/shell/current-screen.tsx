import { HelpScreen } from '../help/help-screen';
import { HistoryScreen } from '../history/history-screen';
import { HomeScreen } from '../home/home-screen';
import { MissionsScreen } from '../missions/missions-screen';
import { PerformanceScreen } from '../performance/performance-screen';
import { RehearsalScreen } from '../rehearsal/rehearsal-screen';
import type { ScreenId, ScreenProps } from '../screens';
import { StatsScreen } from '../stats/stats-screen';
import { TowersScreen } from '../towers/towers-screen';

type CurrentScreenProps = ScreenProps & {
  readonly screen: ScreenId;
  readonly onExport: () => void;
  readonly onDelete: () => void;
};

/** The screen in sight. */
export function CurrentScreen({ screen, onExport, onDelete, ...props }: CurrentScreenProps) {
  switch (screen) {
    case 'HOME':
      return <HomeScreen {...props} />;
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
      return <HelpScreen {...props} onExport={onExport} onDelete={onDelete} />;
    case 'STATS':
      return <StatsScreen {...props} />;
  }
}
