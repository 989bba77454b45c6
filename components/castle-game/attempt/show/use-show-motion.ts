import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import type { GameOutcome } from '@/lib/castle-game/outcomes';
import type { ShowStage } from '@/lib/castle-game/show/layers';
import { type ShowMoment, showAt } from '@/lib/castle-game/show/moments';
import { moverOf } from './move-stage';

/**
 * Plays a show by moving nodes directly, without React. Each frame depends only on the elapsed time, so a hidden tab
 * catches up.
 */
export function useShowMotion(
  scene: RefObject<HTMLElement | null>,
  stage: ShowStage,
  outcome: GameOutcome,
  start: number,
  onMoment: (moment: ShowMoment) => void,
): void {
  const tell = useEffectEvent(onMoment);
  useLayoutEffect(() => {
    if (!scene.current) return;
    const move = moverOf(scene.current, stage);
    let frame = 0;
    const draw = () => {
      const elapsed = performance.now() - start;
      const moment = showAt(outcome, stage.steps, elapsed);
      move(moment, outcome, elapsed);
      tell(moment);
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [scene, stage, outcome, start]);
}
