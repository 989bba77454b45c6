import { useMemo, useRef } from 'react';
import type { Result } from '@/lib/castle-game/results';
import type { ShowMoment } from '@/lib/castle-game/show/moments';
import type { Construction } from '@/lib/towers/types';
import { stageOf } from './stage';
import { StageDrawing } from './stage-drawing';
import { useShowMotion } from './use-show-motion';

type RaisedTowerProps = {
  readonly construction: Construction;
  readonly resultat: Result;
  /** When the show began, by `performance.now()`. */
  readonly start: number;
  /** Told every moment of the show. */
  readonly onMoment: (moment: ShowMoment) => void;
};

/** The tower itself, going up and coming down. */
export function RaisedTower({ construction, resultat, start, onMoment }: RaisedTowerProps) {
  const scene = useRef<HTMLDivElement>(null);
  const { drawing, stage } = useMemo(() => stageOf(construction), [construction]);
  useShowMotion(scene, stage, resultat, start, onMoment);
  return <StageDrawing drawing={drawing} stage={stage} scene={scene} />;
}
