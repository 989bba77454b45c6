import { CROUCH, type Part, type Pose, type Role, SHOULDER } from '@/lib/towers/drawing/figure';
import { type Person, type Spot, TRUNKS, type TrunkName, type Unit } from './structure';

type Floor = {
  readonly floor: number;
  readonly role: Role;
  readonly part: Part;
  readonly pose: Pose;
  readonly scale: number;
  /** Above the ground. */
  readonly feet: number;
};

const BY_FLOOR = ['baix', 'segon', 'terc', 'quart', 'quint', 'sise', 'sete', 'vuite', 'nove'] as const;

const roleOf = (floor: number): Role => BY_FLOOR[floor - 1] ?? 'nove';

/** People are lighter on each higher floor. */
const trunkScale = (floor: number) => 1 - 0.016 * Math.max(0, floor - 2);

function pilarFloor(floor: number, floors: number): Omit<Floor, 'feet'> {
  if (floor === floors && floor > 1)
    return { floor, role: 'enxaneta', part: 'pom', pose: 'crowning', scale: 0.7 };
  const below = floors - floor;
  if (floor === 1) return { floor, role: 'baix', part: 'pinya', pose: 'holding', scale: 1 };
  const scale = below === 1 ? 0.78 : below === 2 ? Math.min(0.88, trunkScale(floor)) : trunkScale(floor);
  const part = below === 1 ? 'pom' : 'tronc';
  return { floor, role: roleOf(floor), part, pose: 'holding', scale };
}

/** Floor 1 is never part of the pom. */
function trunkFloor(floor: number, floors: number): Omit<Floor, 'feet'> {
  const below = floor === 1 ? floors : floors - floor;
  if (below === 0) return { floor, role: 'enxaneta', part: 'pom', pose: 'crowning', scale: 0.7 };
  if (below === 1) return { floor, role: 'acotxador', part: 'pom', pose: 'crouching', scale: 0.72 };
  if (below === 2) return { floor, role: 'dosos', part: 'pom', pose: 'linked', scale: 0.8 };
  const part = floor === 1 ? 'pinya' : 'tronc';
  return { floor, role: roleOf(floor), part, pose: 'linked', scale: trunkScale(floor) };
}

/** From the baixos up, each on the shoulders below. */
function floorsOf(trunk: TrunkName, floors: number): readonly Floor[] {
  const floorAt = trunk === 'pilar' ? pilarFloor : trunkFloor;
  let feet = 0;
  return Array.from({ length: floors }, (_, index) => {
    const floor = { ...floorAt(index + 1, floors), feet };
    feet += (floor.pose === 'crouching' ? CROUCH : SHOULDER) * floor.scale;
    return floor;
  });
}

/** Distance from the axis, relative to the baixos. */
const gather = (floor: number): number => 1 - 0.035 * (floor - 1);

/** Floors to draw. The first is on the ground. */
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
      floor >= place.storey.from && floor <= place.storey.to && (role !== 'enxaneta' || place.unit.hasPom),
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
