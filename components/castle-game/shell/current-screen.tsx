import { HomeScreen } from '../home/home-screen';
import { PerformanceScreen } from '../performance/performance-screen';
import { RehearsalScreen } from '../rehearsal/rehearsal-screen';
import type { ScreenId, ScreenProps } from '../screens';

type CurrentScreenProps = ScreenProps & {
  readonly screen: ScreenId;
  readonly onExport: () => void;
  readonly onDelete: () => void;
};

/** The screen in sight. */
export function CurrentScreen({ screen, onExport, onDelete, ...props }: CurrentScreenProps) {
  switch (screen) {
    case 'ASSAIG':
      return <RehearsalScreen {...props} />;
    case 'ACTUACIO':
      return <PerformanceScreen {...props} />;
    default:
      return <HomeScreen {...props} />;
  }
}
