import { OUTCOME_MARKS } from './notation-format';
import { checked, isProblem, problemAt, readTower } from './notation-parse-one';
import type { NotationProblem } from './notation-rules';
import { combinationProblem, MAX_TOWERS, trainingProblem } from './notation-rules-several';
import { OUTCOMES, type Outcome } from './outcome';
import { type Combination, type Construction, type Tower, TRAINING_PIECES, type Training } from './types';

export type ParsedTower =
  | { readonly ok: true; readonly construction: Construction; readonly outcome: Outcome }
  | { readonly ok: false; readonly problem: NotationProblem };

export type ParsedConstruction =
  | { readonly ok: true; readonly construction: Construction }
  | { readonly ok: false; readonly problem: NotationProblem };

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
