import type { Construction, Structure, Tower } from '@/lib/towers/types';

/** Trunks that a structure joins, each with a pom de dalt of its own. */
const JOINED: Partial<Record<Structure, readonly number[]>> = {
  P: [1],
  T: [2],
  5: [3, 2],
  6: [4, 2],
  7: [4, 3],
  8: [4, 2, 2],
  9: [3, 2, 2, 2],
  10: [4, 3, 3],
};

/** Floors of the pom: dosos, acotxador, enxaneta. */
const POM = [2, 1, 1];

/** Place of a person: columns from the left, and floors from the ground. */
type Place = { readonly x: number; readonly floor: number };

/** People of one trunk, from column `left`. Only one of a joined castell has the enxaneta. */
function trunk(people: number, floors: number, left: number, isFirst: boolean): Place[] {
  return Array.from({ length: floors }, (_, floor): Place[] => {
    const count = people === 1 ? 1 : (POM[floor - (floors - POM.length)] ?? people);
    if (floor === floors - 1 && !isFirst) return [];
    return Array.from({ length: count }, (_, index) => ({ x: left + (people - count) / 2 + index, floor }));
  }).flat();
}

function trunksOf({ structure, floors }: Tower): readonly (readonly [people: number, floors: number])[] {
  if (structure === 'V') return [[1, floors - 1] as const, [1, floors] as const, [1, floors - 1] as const];
  return (JOINED[structure] ?? [Number(structure)]).map((people) => [people, floors] as const);
}

/** The people of a castell above its pinya, for a small picture: hundreds of people would take a phone seconds. */
export function silhouette(construction: Construction): { people: Place[]; width: number; floors: number } {
  const towers = construction.kind === 'combination' ? construction.towers : [];
  const all = construction.kind === 'tower' ? [construction] : towers;
  let width = 0;
  const people = all.flatMap((tower) =>
    trunksOf(tower).flatMap(([count, floors], index) => {
      const left = width;
      width += count;
      return trunk(count, floors, left, index === 0 || tower.structure === 'V');
    }),
  );
  return { people, width, floors: Math.max(1, ...all.map(({ floors }) => floors)) };
}
