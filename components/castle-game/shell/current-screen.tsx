import { HomeScreen } from '../home/home-screen';
import type { ScreenId, ScreenProps } from '../screens';

type CurrentScreenProps = ScreenProps & {
  readonly screen: ScreenId;
  readonly onExport: () => void;
  readonly onDelete: () => void;
};

/** The screen in sight. */
export function CurrentScreen({ screen, onExport, onDelete, ...props }: CurrentScreenProps) {
  switch (screen) {
    default:
      return <HomeScreen {...props} />;
  }
}
