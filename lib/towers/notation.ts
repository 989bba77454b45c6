/**
 * Case-sensitive, in this order: `{i|id|pd}` + structure + `d` + floors + `s` + `a` + `m|f|fm|fmp` + `n` + `cam` +
 * `C`.
 */
export { formatTower } from './notation-format';
export { constructionOf, parseConstruction, parseTower } from './notation-parse';
export { constructionProblem } from './notation-rules-several';
