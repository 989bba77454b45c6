import { useMemo } from 'react';
import type { GameOutcome } from '@/lib/castle-game/outcomes';
import { stillOf } from '@/lib/castle-game/show/moments';
import { parseConstruction } from '@/lib/towers/notation';
import { StageDrawing, stageOf } from './stage-drawing';

type StillTowerProps = {
  readonly code: string;
  readonly outcome: GameOutcome;
};

/**
 * Draws the highest point of an attempt: crowned with the hand up, or the floor where it stopped. Renders nothing for
 * an invalid code.
 */
export function StillTower({ code, outcome }: StillTowerProps) {
  const picture = useMemo(() => {
    const parsed = parseConstruction(code);
    if (!parsed.ok) return;
    const { stage, drawing } = stageOf(parsed.construction);
    const { height, aleta } = stillOf(outcome, stage.steps);
    const layers = stage.layers.filter(({ step, grounded }) => grounded || step < height);
    return { drawing, aleta, stage: { ...stage, layers } };
  }, [code, outcome]);
  return picture ? <StageDrawing {...picture} /> : null;
}
