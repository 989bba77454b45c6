import type { Person } from './person';

/** Joined trunks hold each other: on each floor, the last column of one and the first of the next. */
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
