import { ROW_PROBLEM_TEXTS } from '@/content/interface/statistics';
import type { Note, SheetFacts } from '@/lib/diades/copy';
import { groupDiades } from '@/lib/diades/grouping/diades';
import type { ParsedDiades } from '@/lib/diades/reading/diades-sheet';
import { linesSetAside, type RowProblem, rowsAhead, rowsRepeated } from '@/lib/diades/reading/problems';
import type { ParsedScores } from '@/lib/diades/reading/scores-sheet';
import { type ScoreTable, withFixedScores } from '@/lib/diades/scoring/attempt-points';
import type { Diada } from '@/lib/diades/types';
import { apartLine, apartTitle, unprocessedLine } from '@/lib/diades/words';
import type { SourceName } from '@/lib/site/data-sources';

type Readable<Parsed> = Extract<Parsed, { readonly ok: true }>;

export type CountedDiades = { readonly diades: readonly Diada[]; readonly facts: SheetFacts };
export type CountedResults = CountedDiades & { readonly scores: ScoreTable };

/** Groups the rows of a CSV into diades. `facts` describes the CSV. */
export function countDiades({ rows, problems }: Readable<ParsedDiades>): CountedDiades {
  const { diades, unprocessed } = groupDiades(rows);
  const notes = [
    noteOf('diades', problems),
    {
      title: 'NOT PROCESSED',
      lines: unprocessed.map(({ label, date, line }) => unprocessedLine(label, date, line)),
    },
  ].filter(({ lines }) => lines.length > 0);
  const ahead = rowsAhead(problems);
  const facts = {
    latest: diades.at(-1)?.date ?? null,
    count: diades.length,
    setAside: linesSetAside(problems),
    repeated: rowsRepeated(problems).length,
    ahead: ahead.length,
    nextDay: ahead.map(({ value }) => value).sort()[0] ?? null,
    notes,
  };
  return { diades, facts };
}

/** Counts the diades of one CSV and the points of the other, with the fixed scores. */
export function countResults(
  diadesSheet: Readable<ParsedDiades>,
  { scores, problems }: Readable<ParsedScores>,
): CountedResults {
  const { diades, facts } = countDiades(diadesSheet);
  const note = noteOf('puntuacions', problems);
  return {
    diades,
    scores: withFixedScores(scores),
    facts: {
      ...facts,
      setAside: facts.setAside + linesSetAside(problems),
      repeated: facts.repeated + rowsRepeated(problems).length,
      notes: note.lines.length > 0 ? [...facts.notes, note] : facts.notes,
    },
  };
}

function noteOf(source: SourceName, problems: readonly RowProblem[]): Note {
  return {
    title: apartTitle(source),
    lines: problems.map(({ line, kind, value }) => apartLine(line, ROW_PROBLEM_TEXTS[kind], value)),
  };
}
