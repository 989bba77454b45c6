import type { Training } from '@/lib/towers/types';
import type { PlanPerson } from './plan-soca';
import { buildScene } from './scene';

/** A rehearsed piece from above: the lower of its two floors, inside the ring that it is named for. No pinya. */
export function planTraining(training: Training): PlanPerson[] {
  const people = buildScene(training);
  const lowest = Math.min(...people.map(({ floor }) => floor));
  return people
    .filter(({ floor }) => floor === lowest)
    .map(({ x, z, role, part, floor, tower, towards }) => ({ x, z, role, part, floor, tower, towards }));
}
