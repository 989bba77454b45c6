import { type Floor, floorsOf, gather } from './floors';
import type { Person } from './person';
import { type Spot, TRUNKS, type Unit } from './structure';

/** Floors to draw. The first stands on the ground. */
export type Storey = { readonly from: number; readonly to: number };

type TrunkPlace = {
  readonly unit: Unit;
  readonly floors: number;
  readonly tower: number;
  readonly centre: Spot;
  readonly storey: Storey;
  /** Leaves room for a pilar inside. */
  readonly agulla: boolean;
};

type Standing = Omit<Person, 'standsOn' | 'holds' | 'tower' | 'towards'> & { readonly column: number };

const ROOM_FOR_AGULLA = 1.13;
/** Moves back columns aside to show the pilar inside. */
const BESIDE_AGULLA = { tres: [20, 0, 0], quatre: [-14, 14, 0, 0], torre: [0, 0], pilar: [0] } as const;

function columnsOf({ unit, agulla }: TrunkPlace): readonly Spot[] {
  const spots: readonly Spot[] = TRUNKS[unit.trunk].columns;
  if (!agulla) return spots;
  return spots.map((spot, index) => ({
    x: (spot.x + (BESIDE_AGULLA[unit.trunk][index] ?? 0)) * ROOM_FOR_AGULLA,
    z: spot.z,
  }));
}

function spotsOf(place: TrunkPlace, floor: Floor): readonly Spot[] {
  const { trunk } = place.unit;
  if (floor.role === 'dosos') {
    const apart = TRUNKS[trunk].dosos * (place.agulla ? 1.1 : 1);
    return [
      { x: -apart, z: 0 },
      { x: apart, z: 0 },
    ];
  }
  if (floor.role === 'acotxador' || floor.role === 'enxaneta') return [{ x: 0, z: 0 }];
  const closer = gather(floor.floor);
  return columnsOf(place).map((spot) => ({ x: spot.x * closer, z: spot.z * closer }));
}

function stand(place: TrunkPlace, floor: Floor, base: number): Standing[] {
  const columns = columnsOf(place);
  const front = Math.max(...columns.map((spot) => spot.z));
  const back = Math.min(...columns.map((spot) => spot.z));
  const origin = { x: place.centre.x + place.unit.x * gather(floor.floor), z: place.centre.z + place.unit.z };
  if (place.unit.lower > 0 || place.unit.trunk === 'pilar') origin.x = place.centre.x + place.unit.x;
  return spotsOf(place, floor).map((spot, column) => {
    const inTrunk = floor.part !== 'pom' || floor.pose === 'holding';
    const z = inTrunk ? (columns[column]?.z ?? 0) : front;
    return {
      role: floor.role,
      part: floor.part,
      floor: floor.floor,
      x: origin.x + spot.x,
      z: origin.z + spot.z,
      height: floor.feet - base,
      scale: floor.scale,
      pose: floor.pose,
      order: origin.z + z + (inTrunk ? 0 : 0.1),
      depth: (inTrunk && front > back ? (front - z) / (front - back) : 0) || (place.unit.z < 0 ? 0.6 : 0),
      column,
    };
  });
}

/** Indexes in `below`. */
function supportersOf(person: Standing, below: readonly Standing[]): number[] {
  const same = below.findIndex((other) => other.column === person.column);
  if (below.length === 1) return [0];
  if (person.pose === 'crouching' || person.role === 'enxaneta') return below.map((_, index) => index);
  if (person.role !== 'dosos') return same < 0 ? [] : [same];
  const near = below.map((other, index) => ({ index, gap: Math.abs(other.x - person.x) }));
  near.sort((a, b) => a.gap - b.gap);
  return near.slice(0, below.length > 2 ? 2 : 1).map(({ index }) => index);
}

function holdsOf(place: TrunkPlace, person: Standing): number[] {
  if (person.pose !== 'linked') return [];
  if (person.role === 'dosos') return [1 - person.column];
  return TRUNKS[place.unit.trunk].links.flatMap(([a, b]) =>
    a === person.column ? [b] : b === person.column ? [a] : [],
  );
}

/** `first` is the index of the first person. */
export function raiseTrunk(place: TrunkPlace, first: number): Person[] {
  const floors = floorsOf(place.unit.trunk, place.floors - place.unit.lower).filter(
    ({ floor, role }) =>
      floor >= place.storey.from && floor <= place.storey.to && (role !== 'enxaneta' || place.unit.crowned),
  );
  const base = floors[0]?.feet ?? 0;
  const people: Person[] = [];
  let below: readonly Standing[] = [];
  let belowAt = first;
  for (const floor of floors) {
    const row = stand(place, floor, base);
    const at = first + people.length;
    for (const person of row) {
      const { column: _, ...rest } = person;
      people.push({
        ...rest,
        tower: place.tower,
        towards: { x: place.centre.x + place.unit.x, z: place.centre.z + place.unit.z },
        standsOn: supportersOf(person, below).map((index) => belowAt + index),
        holds: holdsOf(place, person).map((index) => at + index),
      });
    }
    below = row;
    belowAt = at;
  }
  return people;
}
