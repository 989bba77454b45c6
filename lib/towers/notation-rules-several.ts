import { type ProblemKind, towerProblem } from './notation-rules';
import type { Combination, Construction, Tower, Training, TrainingPiece } from './types';

/** More are taken for a typing error. */
export const MAX_TOWERS = 10;

const PIECE_SUPPORT = { FT: 'f', MT: 'm', PT: 'p' } as const satisfies Record<TrainingPiece, string>;

/** `towerProblem` checks the tower. */
export function trainingProblem({ piece, tower }: Training): ProblemKind | undefined {
  return tower.support.includes(PIECE_SUPPORT[piece]) ? undefined : 'piece the tower lacks';
}

/** `towerProblem` checks each tower. */
export function combinationProblem({ towers, simultaneous }: Combination): ProblemKind | undefined {
  if (towers.length < 2) return simultaneous ? 'simultaneous alone' : 'count out of range';
  if (towers.length > MAX_TOWERS) return 'count out of range';
  if (!simultaneous) return undefined;
  if (new Set(towers.map(({ structure }) => structure)).size < towers.length)
    return 'simultaneous structure repeated';
  const [first] = towers;
  return towers.every((tower) => first && equalButStructure(first, tower))
    ? undefined
    : 'simultaneous but unequal';
}

export function constructionProblem(construction: Construction): ProblemKind | undefined {
  switch (construction.kind) {
    case 'tower':
      return towerProblem(construction);
    case 'training':
      return towerProblem(construction.tower) ?? trainingProblem(construction);
    case 'combination':
      return construction.towers.map(towerProblem).find(Boolean) ?? combinationProblem(construction);
  }
}

function equalButStructure(one: Tower, other: Tower): boolean {
  return (
    one.floors === other.floors &&
    one.perSota === other.perSota &&
    one.agulla === other.agulla &&
    one.support === other.support &&
    one.neta === other.neta &&
    one.caminant === other.caminant &&
    one.variant === other.variant
  );
}
