import fc from 'fast-check';
import type { CatalogueTower } from '@/lib/towers/catalogue';
import { constructionProblem } from '@/lib/towers/notation';
import {
  type Combination,
  type Construction,
  OUTCOMES,
  STRUCTURES,
  SUPPORTS,
  type Tower,
  TRAINING_PIECES,
  type Training,
  type TriedConstruction,
} from '@/lib/towers/types';
import { anyText } from './samples';

/** A plain tower, a `3d7` by default. */
export function aTower(parts: Partial<Tower> = {}): Tower {
  return {
    kind: 'tower',
    structure: '3',
    floors: 7,
    perSota: false,
    agulla: false,
    support: '',
    neta: false,
    caminant: false,
    ...parts,
  };
}

/** A tower of the catalogue, a plain `3d7` by default. */
export function aCatalogueTower(parts: Partial<CatalogueTower> = {}): CatalogueTower {
  return {
    code: '3d7',
    name: 'Tres de set',
    link: 'elevation',
    text: ['Primer paràgraf.', 'Segon paràgraf.'],
    ...parts,
  };
}

const rarely = fc.boolean().chain((maybe) => (maybe ? fc.boolean() : fc.constant(false)));
const lowFive = fc
  .constantFrom(5, 6)
  .map((floors): Tower => aTower({ structure: '5', floors, variant: 'm' }));

const anyTower: fc.Arbitrary<Tower> = fc.oneof(
  {
    weight: 20,
    arbitrary: fc
      .record({
        structure: fc.constantFrom(...STRUCTURES),
        floors: fc.integer({ min: 2, max: 10 }),
        perSota: rarely,
        agulla: rarely,
        support: fc.constantFrom(...SUPPORTS),
        neta: rarely,
        caminant: rarely,
      })
      .map(aTower)
      .filter((tower) => constructionProblem(tower) === undefined),
  },
  { weight: 1, arbitrary: lowFive },
);

const anyTraining: fc.Arbitrary<Training> = fc
  .record({
    kind: fc.constant('training' as const),
    piece: fc.constantFrom(...TRAINING_PIECES),
    tower: anyTower,
  })
  .filter((training) => constructionProblem(training) === undefined);

const anySum: fc.Arbitrary<Combination> = fc
  .array(fc.tuple(anyTower, fc.integer({ min: 1, max: 3 })), { minLength: 1, maxLength: 3 })
  .map((counted) => counted.flatMap(([tower, count]) => Array<Tower>(count).fill(tower)))
  .filter((towers) => towers.length > 1)
  .map((towers) => ({ kind: 'combination', towers, simultaneous: false }));

const anySimultaneous: fc.Arbitrary<Combination> = fc
  .tuple(anyTower, fc.uniqueArray(fc.constantFrom(...STRUCTURES), { minLength: 2, maxLength: 4 }))
  .map(
    ([tower, structures]): Combination => ({
      kind: 'combination',
      towers: structures.map((structure) => ({ ...tower, structure })),
      simultaneous: true,
    }),
  )
  .filter((combination) => constructionProblem(combination) === undefined);

const anyConstruction: fc.Arbitrary<Construction> = fc.oneof(anyTower, anyTraining, anySum, anySimultaneous);

/** Every construction that has a code, of every kind and outcome. */
export const anyTriedConstruction: fc.Arbitrary<TriedConstruction> = fc.record({
  construction: anyConstruction,
  outcome: fc.constantFrom(...OUTCOMES),
});

/** Texts that look like codes, most of them wrong. */
export const almostCode: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'PTV23457890110disafmpncamsimCFM +'), maxLength: 14 }),
  anyText,
);
