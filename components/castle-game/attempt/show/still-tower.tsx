import { useMemo } from 'react';
import type { Result } from '@/lib/castle-game/results';
import { stillOf } from '@/lib/castle-game/show/moments';
import { parseConstruction } from '@/lib/towers/notation';
import styles from './stage.module.css';
import { StageDrawing, stageOf } from './stage-drawing';

type StillTowerProps = {
  readonly castell: string;
  readonly resultat: Result;
  /** Accessible name; without one the picture is decoration beside words that say it all. */
  readonly title?: string;
};

/** The highest that an attempt got: crowned, hand up, or as far as it was tried. */
export function StillTower({ castell, resultat, title }: StillTowerProps) {
  const picture = useMemo(() => {
    const parsed = parseConstruction(castell);
    if (!parsed.ok) return;
    const { stage, drawing } = stageOf(parsed.construction);
    const { height, aleta } = stillOf(resultat, stage.steps);
    const layers = stage.layers.filter(({ step, grounded }) => grounded || step < height);
    return { drawing, aleta, stage: { ...stage, layers } };
  }, [castell, resultat]);
  if (!picture) return null;
  if (!title) return <StageDrawing {...picture} />;
  return (
    <div role="img" aria-label={title} className={styles.still}>
      <StageDrawing {...picture} />
    </div>
  );
}
