import { Notice } from '@/components/ui/notice';
import { PERFORMANCE_TEXTS } from '@/content/interface/castle-game/performance';
import { whyNoPerformance } from '@/lib/castle-game/screens/menu';
import { ScreenFrame } from '../../frame/screen-frame';
import type { ScreenProps } from '../../frame/screens';
import { PerformanceRounds } from './performance-rounds';

export function PerformanceScreen(props: ScreenProps) {
  const closed = whyNoPerformance(props.state);
  if (!closed) return <PerformanceRounds {...props} />;
  return (
    <ScreenFrame title={PERFORMANCE_TEXTS.title} onBack={props.back}>
      <Notice>
        <p>{closed}</p>
      </Notice>
    </ScreenFrame>
  );
}
