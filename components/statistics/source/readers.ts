import { rowProblemTexts } from '@/content/interface/statistics';
import { breathe } from '@/lib/browser/breathe';
import { logLines } from '@/lib/browser/log';
import type { SourceFailure } from '@/lib/csv/table';
import { shortDate } from '@/lib/dates/formats';
import { groupDiades } from '@/lib/diades/grouping/diades';
import { parseDiadesGently } from '@/lib/diades/reading/diades-sheet';
import { linesSetAside, type RowProblem } from '@/lib/diades/reading/problems';
import { parseScores } from '@/lib/diades/reading/scores-sheet';
import { type ScoreTable, withFixedScores } from '@/lib/diades/scoring/attempt-points';
import { fixedScores } from '@/lib/diades/scoring/fixed-scores';
import type { Diada } from '@/lib/diades/types';

// What reads the sheets, papaparse with it: pages load this module only when they read a source again.

type Read<T> = ({ readonly ok: true; readonly setAside: number } & T) | SourceFailure;

/** The diades of a sheet. What was set aside or could not be named is told in the console, line by line. */
export async function readDiades(text: string): Promise<Read<{ readonly diades: readonly Diada[] }>> {
  const parsed = await parseDiadesGently(text, breathe);
  if (!parsed.ok) return parsed;
  const { diades, unprocessed } = groupDiades(parsed.rows);
  logProblems('diades', parsed.problems);
  logLines(
    'NOT PROCESSED',
    unprocessed.map(({ label, date, line }) => `${label} (${shortDate(date)}, línia ${line})`),
  );
  return { ok: true, diades, setAside: linesSetAside(parsed.problems) };
}

/** The table of points of a sheet, the fixed ones in it. */
export function readScores(text: string): Read<{ readonly scores: ScoreTable }> {
  const parsed = parseScores(text);
  if (!parsed.ok) return parsed;
  logProblems('puntuacions', parsed.problems);
  return {
    ok: true,
    scores: withFixedScores(parsed.scores, fixedScores),
    setAside: linesSetAside(parsed.problems),
  };
}

function logProblems(source: string, problems: readonly RowProblem[]): void {
  const lines = problems.map(({ line, kind, value }) => `línia ${line}: ${rowProblemTexts[kind]} (${value})`);
  logLines(`Línies apartades del full de ${source}`, lines);
}
