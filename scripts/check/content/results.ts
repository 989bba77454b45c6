import { parseDiades } from '@/lib/results/reading/diades';
import { parseScores } from '@/lib/results/reading/scores';
import type { RowProblem } from '@/lib/results/reading/spreadsheet';

/** What a problem of a row means, where the column's name alone does not say it. */
const MEANINGS: Readonly<Partial<Record<RowProblem['kind'], string>>> = {
  quotes: 'a quotation mark is not closed',
  data: 'there is no such date',
  incomplete: 'cells are missing',
  'surplus cells': 'it has more cells than the header',
  'too long': 'the row is too long',
  'before founding': 'the date is before the year in which the club was founded',
  'impossible tower': 'there is no such castell',
  duplicate: 'the row is there twice',
};

const rowLine = (file: string, { line, kind, value }: RowProblem): string => {
  const meaning = MEANINGS[kind];
  const what = meaning === undefined ? `column "${kind}" cannot be "${value}"` : `${meaning}: "${value}"`;
  return `${file}:${line} · ${what}. The site leaves the row out.`;
};

/** A line for each row of the published CSV files that the site leaves out. `read` returns a file's text. */
export function checkResults(read: (path: string) => string, founded: number): string[] {
  const parsed = [
    {
      file: 'public/data/diades.csv',
      sheet: parseDiades(read('public/data/diades.csv'), { from: `${founded}-01-01` }),
    },
    { file: 'public/data/puntuacions.csv', sheet: parseScores(read('public/data/puntuacions.csv')) },
  ];
  return parsed.flatMap(({ file, sheet }) => {
    if (!sheet.ok) {
      const columns = 'columns' in sheet ? `: ${sheet.columns.join(', ')}` : '';
      const quotes = sheet.reason === 'no readable row' ? ' A quotation mark may not be closed.' : '';
      return [`${file} cannot be read: ${sheet.reason}${columns}.${quotes}`];
    }
    return sheet.problems.map((problem) => rowLine(file, problem));
  });
}
