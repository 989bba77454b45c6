import { tuning } from '@/lib/castle-game/tuning';
import type { Construction } from '@/lib/towers/types';
import type { TowerFigures } from './types';

const HARDEST = 8;

/** Returns the difficulty, 0 to 8. Estimates it for towers without a group. */
export function levelOf({ group }: TowerFigures, construction: Construction): number {
  if (group !== undefined) return group;
  if (construction.kind === 'training') return tuning.pieceLevels[construction.piece];
  if (construction.kind === 'combination') return HARDEST;
  const { pillar, other } = tuning.groundFloors;
  const ground = construction.structure === 'P' ? pillar : other;
  return construction.floors - ground;
}
