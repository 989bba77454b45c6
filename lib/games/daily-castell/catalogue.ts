import { formatOne } from '@/lib/towers/notation-format-one';
import { isProblem, readTower } from '@/lib/towers/notation-parse-one';
import type { Tower } from '@/lib/towers/types';
import type { DailyCatalogue, DailyFigures, DailyTower, Parts } from './types';

/** Throws if a code is not a single tower. */
export function dailyCatalogue(table: readonly DailyFigures[]): DailyCatalogue {
  const towers = fromKnownToRare(table.map(readFigures));
  return {
    towers,
    byCode: new Map(towers.map((one) => [formatOne(one.tower), one])),
  };
}

function readFigures(figures: DailyFigures): DailyTower {
  const tower = readTower(figures.code);
  if (isProblem(tower)) throw new Error(`${figures.code} does not stand alone.`);
  return { ...figures, tower, parts: partsOf(tower) };
}

const partsOf = ({ structure, floors, support, variant, perSota, agulla }: Tower): Parts => ({
  structure,
  floors,
  holds: variant ?? support,
  perSota,
  agulla,
});

/**
 * Well-known towers have few points, since many colles build them, and parts that many towers share. Both ranks weigh
 * the same. Ties keep the order of the table.
 */
function fromKnownToRare(towers: readonly DailyTower[]): DailyTower[] {
  const byPoints = rankBy(towers, ({ descarregat }) => descarregat);
  const byParts = rankBy(towers, (one) => unusualness(one, towers));
  const rank = (one: DailyTower) => (byPoints.get(one) ?? 0) + (byParts.get(one) ?? 0);
  return [...towers].sort((one, other) => rank(one) - rank(other));
}

function rankBy(
  towers: readonly DailyTower[],
  value: (one: DailyTower) => number,
): ReadonlyMap<DailyTower, number> {
  const sorted = [...towers].sort((one, other) => value(one) - value(other));
  return new Map(sorted.map((one, place) => [one, place]));
}

/** How rare the structure, floors and letters are, in bits. */
function unusualness({ parts }: DailyTower, towers: readonly DailyTower[]): number {
  const letters = ({ holds, perSota, agulla }: Parts) => [holds, perSota, agulla].join();
  const sharing = [
    towers.filter((one) => one.parts.structure === parts.structure),
    towers.filter((one) => one.parts.floors === parts.floors),
    towers.filter((one) => letters(one.parts) === letters(parts)),
  ];
  return sharing.reduce((bits, { length }) => bits + Math.log2(towers.length / length), 0);
}
