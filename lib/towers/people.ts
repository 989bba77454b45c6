import { formatOne } from './tower-notation';
import type { Construction } from './types';

type TowerPeople = { readonly code: string; readonly people: number };

/** People that a construction needs by a table of single towers, or null if it lacks one. */
export function peopleOf(construction: Construction, table: readonly TowerPeople[]): number | null {
  if (construction.kind === 'training') return null;
  const towers = construction.kind === 'tower' ? [construction] : construction.towers;
  const people = towers.map((tower) => table.find(({ code }) => code === formatOne(tower))?.people);
  return people.every((count) => count !== undefined) ? people.reduce((sum, count) => sum + count, 0) : null;
}
