import type { Person } from './person';
import { ROW } from './pinya';
import type { Spot } from './structure';

/** Keeps the first of two overlapping people. */
function withoutOverlap(people: readonly Person[], centres: readonly Spot[]): boolean[] {
  const taken: Person[] = [];
  return people.map((person) => {
    if (person.part !== 'pinya' || person.role === 'baix') return true;
    const own = Math.abs(person.x - (centres[person.tower]?.x ?? 0));
    const foreign = centres.some(
      (spot, tower) => tower !== person.tower && Math.abs(person.x - spot.x) < own,
    );
    const crowded = taken.some(({ x, z }) => Math.hypot(x - person.x, z - person.z) < ROW * 0.7);
    if (foreign || crowded) return false;
    taken.push(person);
    return true;
  });
}

/** Joins the groups, drops overlapping people and updates indexes. */
export function gatherTowers(groups: readonly (readonly Person[])[], centres: readonly Spot[]): Person[] {
  const offset = groups.map((_, group) =>
    groups.slice(0, group).reduce((sum, { length }) => sum + length, 0),
  );
  const all = groups.flatMap((group, index) =>
    group.map((person): Person => {
      const shift = (id: number) => id + (offset[index] ?? 0);
      return { ...person, standsOn: person.standsOn.map(shift), holds: person.holds.map(shift) };
    }),
  );
  const stays = centres.length > 1 ? withoutOverlap(all, centres) : all.map(() => true);
  const position = new Map<number, number>();
  all.forEach((_, index) => {
    if (stays[index]) position.set(index, position.size);
  });
  const renumber = (ids: readonly number[]) => ids.flatMap((id) => position.get(id) ?? []);
  return all
    .filter((_, index) => stays[index])
    .map((person) => ({ ...person, standsOn: renumber(person.standsOn), holds: renumber(person.holds) }));
}

/** On each floor, links the last column of a trunk with the first of the next. */
export function joinArms(
  people: readonly Person[],
  ranges: readonly (readonly [number, number])[],
): Person[] {
  const pairs = new Map<number, number[]>();
  const link = (a: number, b: number) => pairs.set(a, [...(pairs.get(a) ?? []), b]);
  ranges.slice(1).forEach(([from, to], index) => {
    const [start, end] = ranges[index] ?? [0, 0];
    for (const floor of new Set(people.slice(start, end).map((person) => person.floor))) {
      const edge = (range: readonly [number, number], side: 1 | -1) =>
        people
          .map((person, id) => ({ person, id }))
          .slice(...range)
          .filter(({ person }) => person.floor === floor && person.part !== 'pom')
          .sort((a, b) => side * (b.person.x - a.person.x))[0]?.id;
      const a = edge([start, end], 1);
      const b = edge([from, to], -1);
      if (a !== undefined && b !== undefined) {
        link(a, b);
        link(b, a);
      }
    }
  });
  return people.map((person, id) => ({ ...person, holds: [...person.holds, ...(pairs.get(id) ?? [])] }));
}
