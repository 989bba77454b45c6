import {
  checked,
  formatOne,
  formatRest,
  isProblem,
  type NotationProblem,
  type ProblemKind,
  problemAt,
  readTower,
  towerProblem,
} from './tower-notation';
import {
  type Combination,
  type Construction,
  OUTCOME_MARKS,
  OUTCOMES,
  type Outcome,
  repeated,
  type Tower,
  TRAINING_PIECES,
  type Training,
  type TrainingPiece,
  type TriedConstruction,
} from './types';

// The notation of constructions and outcomes. Case-sensitive, in this order:
// `{i|id|pd}` + structure + `d` + floors + `s` + `a` + `m|f|fm|fmp` + `n` + `cam` + `C`.

type ParsedTower =
  | { readonly ok: true; readonly construction: Construction; readonly outcome: Outcome }
  | { readonly ok: false; readonly problem: NotationProblem };

type ParsedConstruction =
  | { readonly ok: true; readonly construction: Construction }
  | { readonly ok: false; readonly problem: NotationProblem };

/** More are taken for a typing error. */
const MAX_TOWERS = 10;
/** Longer than ten towers with every mark. */
const MAX_LENGTH = 200;

const NOTATION = /^(id|pd|i)?(.*?)(C)?$/s;
const TRAINING = /^([A-Z]T) (.*)$/s;
const SIMULTANEOUS = /^((?:[A-Z]|\d+)(?:i(?:[A-Z]|\d+))+)(d.*)sim$/s;
const TERM = /^(\d+)([A-Z]d.*)$/s;

/** Never throws. */
export function parseTower(text: string): ParsedTower {
  const refused = refusal(text);
  if (refused) return { ok: false, problem: refused };
  const [, before = '', bare = '', after = ''] = NOTATION.exec(text) ?? [];
  const outcome = OUTCOMES.find(
    (one) => OUTCOME_MARKS[one].before === before && OUTCOME_MARKS[one].after === after,
  );
  if (!outcome) return { ok: false, problem: problemAt('two outcomes', text) };
  const construction = readConstruction(bare);
  if (isProblem(construction)) return { ok: false, problem: construction };
  return { ok: true, construction, outcome };
}

/** Rejects outcomes: `i3d8f`, `3d8fC`. */
export function parseConstruction(text: string): ParsedConstruction {
  const refused = refusal(text);
  if (refused) return { ok: false, problem: refused };
  const construction = readConstruction(text);
  return isProblem(construction) ? { ok: false, problem: construction } : { ok: true, construction };
}

/** For codes of the content, which tests check. Throws if invalid. */
export function constructionOf(code: string): Construction {
  const parsed = parseConstruction(code);
  if (!parsed.ok) throw new Error(`${code} is no tower: ${parsed.problem.kind}`);
  return parsed.construction;
}

function refusal(text: string): NotationProblem | undefined {
  if (text === '') return problemAt('empty', text);
  if (text.length > MAX_LENGTH) return problemAt('too long', text.slice(0, MAX_LENGTH));
  return text === text.trim() ? undefined : problemAt('surrounding space', text);
}

function readConstruction(text: string): Construction | NotationProblem {
  const training = TRAINING.exec(text);
  if (training) return readTraining(text, training[1], training[2]);
  if (text.endsWith('sim')) return readSimultaneous(text);
  return readSum(text);
}

function readTraining(text: string, name = '', towerText = ''): Training | NotationProblem {
  const piece = TRAINING_PIECES.find((one) => one === name);
  if (!piece) return problemAt('unreadable', text);
  const tower = readTower(towerText);
  if (isProblem(tower)) return tower;
  return checked({ kind: 'training', piece, tower }, trainingProblem, text);
}

function readSimultaneous(text: string): Combination | NotationProblem {
  const [, structures = '', rest = ''] = SIMULTANEOUS.exec(text) ?? [];
  if (!structures) return problemAt('simultaneous alone', text);
  const towers = collect(structures.split('i').map((structure) => readTower(structure + rest)));
  if (isProblem(towers)) return towers;
  return checked({ kind: 'combination', towers, simultaneous: true }, combinationProblem, text);
}

function readSum(text: string): Tower | Combination | NotationProblem {
  const terms = collect(text.split('+').map(readTerm));
  if (isProblem(terms)) return terms;
  const towers = terms.flat();
  const [first] = towers;
  if (first && towers.length === 1) return first;
  return checked({ kind: 'combination', towers, simultaneous: false }, combinationProblem, text);
}

/** `2Pd4` is two towers. In `2d8fm` the 2 is the structure. */
function readTerm(text: string): readonly Tower[] | NotationProblem {
  const [, count = '', counted = ''] = TERM.exec(text) ?? [];
  const tower = readTower(count ? counted : text);
  if (isProblem(tower)) return tower;
  if (!count) return [tower];
  if (count.startsWith('0')) return problemAt('leading zero', text);
  if (Number(count) < 2 || Number(count) > MAX_TOWERS) return problemAt('count out of range', text);
  return Array<Tower>(Number(count)).fill(tower);
}

function collect<T extends object>(results: readonly (T | NotationProblem)[]): T[] | NotationProblem {
  const values: T[] = [];
  for (const result of results) {
    if (isProblem(result)) return result;
    values.push(result);
  }
  return values;
}

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
    .map(({ tower, count }) => repeated(formatOne(tower), count))
    .join('+');
}

const PIECE_SUPPORT = { FT: 'f', MT: 'm', PT: 'p' } as const satisfies Record<TrainingPiece, string>;

function trainingProblem({ piece, tower }: Training): ProblemKind | undefined {
  return tower.support.includes(PIECE_SUPPORT[piece]) ? undefined : 'piece the tower lacks';
}

function combinationProblem({ towers, simultaneous }: Combination): ProblemKind | undefined {
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
