/**
 * The notation of towers, written in this order and in no other case of letters:
 * `{i|id|pd}` + structure + `d` + floors + `s` + `a` + `f|fm|fmp` + `n` + `cam` + `C`.
 */
export { formatTower } from './notation-format';
export { constructionOf, parseConstruction, parseTower } from './notation-parse';
export { constructionProblem } from './notation-rules-several';
