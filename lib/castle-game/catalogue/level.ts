import { tuning } from '@/lib/castle-game/tuning';
import type { Construction } from '@/lib/towers/types';
import type { TowerFigures } from './types';

const HARDEST = 8;

/** How hard a tower is to learn, 0 to 8: its group, or what its floors or its ring say when it has none. */
export function levelOf({ group }: TowerFigures, construction: Construction): number {
  if (group !== undefined) return group;
  if (construction.kind === 'training') return tuning.pieceLevels[construction.piece];
  if (construction.kind === 'combination') return HARDEST;
  const { pillar, other } = tuning.groundFloors;
  const ground = construction.structure === 'P' ? pillar : other;
  return construction.floors - ground;
}
