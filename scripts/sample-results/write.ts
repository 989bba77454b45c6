// Writes the sample club's results to public/data/diades.csv: `npm run make:sample-results`.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseScores } from '@/lib/diades/reading/scores-sheet';
import { withFixedScores } from '@/lib/diades/scoring/attempt-points';
import { generateDiades } from './generate';

const scores = parseScores(readFileSync('public/data/puntuacions.csv', 'utf8'));
if (!scores.ok) throw new Error(`public/data/puntuacions.csv: ${scores.reason}`);
const text = generateDiades(withFixedScores(scores.scores));
writeFileSync('public/data/diades.csv', text);
console.log(`public/data/diades.csv: ${text.split('\n').length - 2} rows.`);
