import { formatOne, formatRest } from './notation-format-one';
import type { Outcome } from './outcome';
import type { Combination, Construction, Tower, TriedConstruction } from './types';

export const OUTCOME_MARKS = {
  descarregat: { before: '', after: '' },
  carregat: { before: '', after: 'C' },
  intent: { before: 'i', after: '' },
  'intent desmuntat': { before: 'id', after: '' },
  'peu desmuntat': { before: 'pd', after: '' },
} as const satisfies Record<Outcome, { before: string; after: string }>;

/** `parseTower` is its inverse for valid values. */
export function formatTower(value: TriedConstruction | Construction): string {
  if ('kind' in value) return formatConstruction(value);
  const { before, after } = OUTCOME_MARKS[value.outcome];
  return before + formatConstruction(value.construction) + after;
}

/** Counts adjacent equal towers. */
export function countTowers(towers: readonly Tower[]): { tower: Tower; count: number }[] {
  const counted: { tower: Tower; count: number }[] = [];
  for (const tower of towers) {
    const last = counted.at(-1);
    if (last && formatOne(last.tower) === formatOne(tower)) last.count += 1;
    else counted.push({ tower, count: 1 });
  }
  return counted;
}

function formatConstruction(construction: Construction): string {
  switch (construction.kind) {
    case 'tower':
      return formatOne(construction);
    case 'training':
      return `${construction.piece} ${formatOne(construction.tower)}`;
    case 'combination':
      return formatCombination(construction);
  }
}

function formatCombination({ towers, simultaneous }: Combination): string {
  const [first] = towers;
  if (simultaneous && first)
    return `${towers.map((tower) => tower.structure).join('i')}${formatRest(first)}sim`;
  return countTowers(towers)
    .map(({ tower, count }) => repeat(formatOne(tower), count))
    .join('+');
}

/** `2Pd4`, but `3d7+3d7`, since `23d7` would be ambiguous. */
function repeat(text: string, count: number): string {
  if (count === 1) return text;
  return /^\d/.test(text) ? Array(count).fill(text).join('+') : `${count}${text}`;
}
