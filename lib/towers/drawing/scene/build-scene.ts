import type { Construction, Tower, TrainingPiece } from '@/lib/towers/types';
import { type Core, gatherPinya, pinyaRows, ROW, raiseSupport, ringsOf, type SupportName } from './pinya';
import { type Person, reach, type Spot, TRUNKS, type Unit, unitsOf } from './structure';
import { raiseTrunk, type Storey } from './trunk';

const WHOLE: Storey = { from: 1, to: 99 };

const RING_OF = { FT: 'f', MT: 'm', PT: 'p' } as const satisfies Record<TrainingPiece, SupportName>;
const FLOOR_OF = { FT: 2, MT: 3, PT: 4 } as const satisfies Record<TrainingPiece, number>;

/** Segment between the outer axes, and reach of their columns. */
function coreOf(units: readonly Unit[], centre: Spot): Core {
  const left = Math.min(...units.map((unit) => unit.x));
  const right = Math.max(...units.map((unit) => unit.x));
  return {
    centre: { x: centre.x + (left + right) / 2, z: centre.z },
    half: (right - left) / 2,
    reach: Math.max(...units.map((unit) => reach(unit.trunk))),
  };
}

const renglesOf = (units: readonly Unit[], centre: Spot): Spot[] =>
  units.flatMap((unit) =>
    TRUNKS[unit.trunk].columns.map((spot) => ({
      x: centre.x + unit.x + spot.x,
      z: centre.z + unit.z + spot.z,
    })),
  );

function raiseTrunks(tower: Tower, index: number, centre: Spot, storey: Storey): Person[] {
  const people: Person[] = [];
  const ranges: [number, number][] = [];
  for (const unit of unitsOf(tower)) {
    const agulla = tower.agulla && unit.hasPom;
    const place = { unit, floors: tower.floors, tower: index, centre, storey, agulla };
    const from = people.length;
    people.push(...raiseTrunk(place, from));
    ranges.push([from, people.length]);
  }
  const joined = tower.structure === 'V' ? people : joinArms(people, ranges);
  if (!tower.agulla) return joined;
  const around = unitsOf(tower).find(({ hasPom }) => hasPom) ?? { x: 0, z: 0 };
  const inside: Unit = { ...around, trunk: 'pilar', lower: 2, hasPom: true, supported: false };
  const pilar = raiseTrunk(
    { unit: inside, floors: tower.floors, tower: index, centre, storey, agulla: false },
    people.length,
  );
  return [...joined, ...pilar.map((person): Person => ({ ...person, role: 'agulla-pilar', depth: 0.5 }))];
}

function raiseTower(tower: Tower, index: number, centre: Spot): Person[] {
  const units = unitsOf(tower);
  const supported = coreOf(
    units.filter((unit) => unit.supported),
    centre,
  );
  return [
    ...raiseTrunks(tower, index, centre, WHOLE),
    ...ringsOf(tower.support).flatMap((name) => raiseSupport(name, supported, index)),
    ...raisePinya(tower, coreOf(units, centre), renglesOf(units, centre), index),
  ];
}

function raisePinya(tower: Tower, core: Core, rengles: readonly Spot[], index: number): Person[] {
  if (tower.neta) return [];
  if (tower.caminant) return gatherPinya(core, 2, rengles, index, 'striding');
  if (tower.perSota) {
    const helpers = gatherPinya({ ...core, reach: core.reach + 14 }, 1, rengles, index);
    return helpers.filter(
      ({ x, z }) => z - core.centre.z < 30 || Math.abs(x - core.centre.x) > core.half + 74,
    );
  }
  return gatherPinya(core, pinyaRows(tower), rengles, index);
}

function raiseTraining(piece: TrainingPiece, tower: Tower): Person[] {
  const centre = { x: 0, z: 0 };
  const units = unitsOf(tower).filter((unit) => unit.supported);
  const floor = FLOOR_OF[piece];
  return [
    ...raiseTrunks({ ...tower, agulla: false }, 0, centre, { from: floor, to: floor + 1 }),
    ...raiseSupport(RING_OF[piece], coreOf(units, centre), 0, true),
  ];
}

/** Includes the supports. */
const halfWidth = (tower: Tower): number => {
  const core = coreOf(unitsOf(tower), { x: 0, z: 0 });
  return core.half + core.reach + (tower.support === '' ? 0 : 66);
};

/** Distance between towers. */
const APART = 120;

function centresOf(towers: readonly Tower[]): Spot[] {
  let edge = 0;
  const centres = towers.map((tower) => {
    const x = edge + halfWidth(tower);
    edge = x + halfWidth(tower) + APART;
    return { x, z: 0 };
  });
  const middle = (edge - APART) / 2;
  return centres.map(({ x, z }) => ({ x: x - middle, z }));
}

/** Fills the gaps between towers with people of all pinyes. */
function fillBetween(towers: readonly Tower[], centres: readonly Spot[]): Person[] {
  const open = towers.filter(({ neta, perSota, caminant }) => !neta && !perSota && !caminant);
  const left = centres[0];
  const right = centres.at(-1);
  if (open.length < towers.length || towers.length < 2 || !left || !right) return [];
  const reaches = towers.map((tower) => coreOf(unitsOf(tower), { x: 0, z: 0 }).reach);
  const rows = Math.min(...towers.map(pinyaRows));
  const core = { centre: { x: 0, z: 0 }, half: (right.x - left.x) / 2, reach: Math.min(...reaches) };
  const own = (x: number) => {
    const gaps = centres.map((centre) => Math.abs(centre.x - x));
    return gaps.indexOf(Math.min(...gaps));
  };
  return gatherPinya(core, rows, [], 0).map(
    (person): Person => ({ ...person, role: 'cordo', tower: own(person.x) }),
  );
}

export function buildScene(construction: Construction): Person[] {
  if (construction.kind === 'training') return raiseTraining(construction.piece, construction.tower);
  const towers = construction.kind === 'combination' ? construction.towers : [construction];
  const centres = centresOf(towers);
  const groups = towers.map((tower, index) => raiseTower(tower, index, centres[index] ?? { x: 0, z: 0 }));
  return gatherTowers([...groups, fillBetween(towers, centres)], centres);
}

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

function gatherTowers(groups: readonly (readonly Person[])[], centres: readonly Spot[]): Person[] {
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
function joinArms(people: readonly Person[], ranges: readonly (readonly [number, number])[]): Person[] {
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
