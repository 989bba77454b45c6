import { useMemo } from 'react';
import type { GameOutcome } from '@/lib/castle-game/outcomes';
import { stillOf } from '@/lib/castle-game/show/moments';
import { parseConstruction } from '@/lib/towers/notation';
import styles from './stage.module.css';
import { StageDrawing, stageOf } from './stage-drawing';

type StillTowerProps = {
  readonly code: string;
  readonly outcome: GameOutcome;
  /** Accessible name; without one the picture is decoration beside words that say it all. */
  readonly title?: string;
};

/** The highest that an attempt got: crowned, hand up, or as far as it was tried. */
export function StillTower({ code, outcome, title }: StillTowerProps) {
  const picture = useMemo(() => {
    const parsed = parseConstruction(code);
    if (!parsed.ok) return;
    const { stage, drawing } = stageOf(parsed.construction);
    const { height, aleta } = stillOf(outcome, stage.steps);
    const layers = stage.layers.filter(({ step, grounded }) => grounded || step < height);
    return { drawing, aleta, stage: { ...stage, layers } };
  }, [code, outcome]);
  if (!picture) return null;
  if (!title) return <StageDrawing {...picture} />;
  return (
    <div role="img" aria-label={title} className={styles.still}>
      <StageDrawing {...picture} />
    </div>
  );
}
