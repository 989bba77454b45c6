import { spreadsheetFailureText } from '@/content/interface/results';
import { rowProblemText } from '@/content/interface/row-problems';
import { parseDiades } from '@/lib/results/reading/diades';
import { parseScores } from '@/lib/results/reading/scores';

/**
 * A line for each row of the published CSV files that the site leaves out. `read` returns a file's text. `founded` is a year, and
 * `today` a date: no row is earlier or later.
 */
export function checkResults(read: (path: string) => string, founded: number, today: string): string[] {
  const parsed = [
    {
      file: 'public/data/diades.csv',
      sheet: parseDiades(read('public/data/diades.csv'), { from: `${founded}-01-01`, to: today }),
    },
    { file: 'public/data/puntuacions.csv', sheet: parseScores(read('public/data/puntuacions.csv')) },
  ];
  return parsed.flatMap(({ file, sheet }) => {
    if (sheet.ok)
      return sheet.problems.map((problem) => `${file} · ${rowProblemText(problem)}. El web no la fa servir.`);
    const quotes = sheet.reason === 'no readable row' ? ' Potser hi ha unes cometes que no es tanquen.' : '';
    return [`${file} · ${spreadsheetFailureText(sheet)}${quotes}`];
  });
}
