// Gives the club in this folder the results of a conventional colla: seasons from January, and a table of points of its own, that
// of 2024, in `nines.csv`.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { readDiada, rowsOf } from '@/lib/results/scoring/calculator';
import { sheetCsv } from '@/lib/results/views/csv';

const DIADES = [
  ['2025-08-30', 'Sant Fèlix', 'Vilanova', '3d9f, 4d9fC, Td8f, Pd6, 2Pd4'],
  ['2025-11-01', 'Tots Sants', 'Vilanova', '3d8, 4d8, 3d7+4d7, Vd5'],
  ['2026-01-06', 'Reis', 'Vallclara', '3d7, 4d7, Pd5, Pd4'],
  ['2026-06-24', 'Sant Joan', 'Valls', '4d9f, i3d9f, 5d8, Pd7f'],
  ['2026-09-23', 'Santa Tecla', 'Tarragona', '3d9f, 4d9f, id3d10fm, Td9fmC, iPd8fm'],
] as const;

const rows = DIADES.flatMap(([date, reason, town, line]) =>
  rowsOf(readDiada(line).rounds, { date, reason, town, place: 'Plaça' }),
);
writeFileSync('public/data/diades.csv', sheetCsv(rows));
copyFileSync('scripts/check/club/nines.csv', 'public/data/puntuacions.csv');

const rules = 'content/results.ts';
const written = readFileSync(rules, 'utf8').replace(/firstMonth: \d+/, 'firstMonth: 1');
writeFileSync(rules, written);
