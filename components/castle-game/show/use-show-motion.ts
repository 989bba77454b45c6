import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { Result } from '@/lib/castle-game/results';
import { type ShowMoment, type ShowPhase, showAt } from '@/lib/castle-game/view/show';
import type { ShowStage } from '@/lib/castle-game/view/show-layers';
import { moverOf } from './move-stage';

/**
 * Plays a show on a drawing by the time gone since it was mounted, so that a tab that was hidden goes on where the
 * show is. Frames are written to the drawing itself; React only hears of each new phase.
 */
export function useShowMotion(
  scene: RefObject<HTMLElement | null>,
  stage: ShowStage,
  result: Result,
  onMoment: (moment: ShowMoment) => void,
): ShowPhase {
  const [phase, setPhase] = useState<ShowPhase>('pujada');
  const tell = useEffectEvent(onMoment);
  useLayoutEffect(() => {
    if (!scene.current) return;
    const move = moverOf(scene.current, stage);
    const start = performance.now();
    let frame = 0;
    const draw = () => {
      const elapsed = performance.now() - start;
      const moment = showAt(result, stage.steps, elapsed);
      move(moment, result, elapsed);
      setPhase(moment.phase);
      tell(moment);
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [scene, stage, result]);
  return phase;
}
