import { ROW_PROBLEM_TEXTS } from '@/content/interface/statistics';
import { logLines } from '@/lib/browser/log';
import { pause } from '@/lib/browser/pause';
import { groupDiades } from '@/lib/diades/grouping/diades';
import { parseDiadesInSteps } from '@/lib/diades/reading/diades-sheet';
import { linesSetAside, type RowProblem } from '@/lib/diades/reading/problems';
import { parseScores } from '@/lib/diades/reading/scores-sheet';
import { type ScoreTable, withFixedScores } from '@/lib/diades/scoring/attempt-points';
import type { Diada } from '@/lib/diades/types';
import { apartLine, apartTitle, unprocessedLine } from '@/lib/diades/words';
import type { SourceName } from '@/lib/site/data-sources';
import { failed, type Read } from './load';

/** The diades of a sheet. What was set aside or could not be named is told in the console, line by line. */
export async function readDiades(text: string): Promise<Read<readonly Diada[]>> {
  const parsed = await parseDiadesInSteps(text, pause);
  if (!parsed.ok) return failed('diades', parsed);
  const { diades, unprocessed } = groupDiades(parsed.rows);
  logProblems('diades', parsed.problems);
  logLines(
    'NOT PROCESSED',
    unprocessed.map(({ label, date, line }) => unprocessedLine(label, date, line)),
  );
  const latest = diades.at(-1)?.date ?? null;
  return { ok: true, data: diades, facts: { latest, setAside: linesSetAside(parsed.problems) } };
}

/** The diades of one sheet and the points of the other, the fixed ones in them. */
export async function readResults(
  diadesText: string,
  scoresText: string,
): Promise<Read<{ readonly diades: readonly Diada[]; readonly scores: ScoreTable }>> {
  const read = await readDiades(diadesText);
  if (!read.ok) return read;
  const parsed = parseScores(scoresText);
  if (!parsed.ok) return failed('puntuacions', parsed);
  logProblems('puntuacions', parsed.problems);
  const setAside = read.facts.setAside + linesSetAside(parsed.problems);
  return {
    ok: true,
    data: { diades: read.data, scores: withFixedScores(parsed.scores) },
    facts: { ...read.facts, setAside },
  };
}

function logProblems(source: SourceName, problems: readonly RowProblem[]): void {
  const lines = problems.map(({ line, kind, value }) => apartLine(line, ROW_PROBLEM_TEXTS[kind], value));
  logLines(apartTitle(source), lines);
}
