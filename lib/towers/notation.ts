/**
 * The notation of towers, written in this order and in no other case of letters:
 * `{i|id|pd}` + structure + `d` + floors + `s` + `a` + `f|fm|fmp` + `n` + `cam` + `C`.
 */
export { formatTower, towerRuns } from './notation-format';
export {
  constructionOf,
  type ParsedConstruction,
  type ParsedTower,
  parseConstruction,
  parseTower,
} from './notation-parse';
export { constructionProblem, type NotationProblem, PROBLEM_KINDS, type ProblemKind } from './notation-rules';
