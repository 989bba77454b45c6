import { formatOne } from '@/lib/towers/notation-format-one';
import { isProblem, readTower } from '@/lib/towers/notation-parse-one';
import type { Tower } from '@/lib/towers/types';
import type { DailyCatalogue, DailyFigures, DailyTower, Parts } from './types';

/** The towers of a table, from the well known to the rare. Throws when a code is no tower standing alone. */
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
 * How well known a tower is, of the table alone: few points say that many colles build it, and parts that many towers
 * share, that its code is read at a glance. Both orders count the same, and the table's own decides between equals.
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

/** How surprising structure, floors and letters are among the others, in bits: each halving of their number is one. */
function unusualness({ parts }: DailyTower, towers: readonly DailyTower[]): number {
  const letters = ({ holds, perSota, agulla }: Parts) => [holds, perSota, agulla].join();
  const sharing = [
    towers.filter((one) => one.parts.structure === parts.structure),
    towers.filter((one) => one.parts.floors === parts.floors),
    towers.filter((one) => letters(one.parts) === letters(parts)),
  ];
  return sharing.reduce((bits, { length }) => bits + Math.log2(towers.length / length), 0);
}
