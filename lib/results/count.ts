import type { SourceName } from '@/lib/site/address';
import type { Diada } from './diada';
import { groupDiades, type Unprocessed } from './grouping';
import type { ParsedDiades } from './reading/diades';
import type { ParsedScores } from './reading/scores';
import { duplicateRows, futureRows, type RowProblem, skippedLines } from './reading/spreadsheet';
import type { ResultsRules } from './rules';
import { type ScoreTable, withFixedScores } from './scoring/scores';
import type { Note, SpreadsheetFacts } from './snapshot';

type Readable<Parsed> = Extract<Parsed, { readonly ok: true }>;

type CountedDiades = { readonly diades: readonly Diada[]; readonly facts: SpreadsheetFacts };
export type Results = { readonly diades: readonly Diada[]; readonly scores: ScoreTable };
type CountedResults = CountedDiades & Results;

/** Words of the notes. */
export type NoteTexts = {
  readonly skipped: (source: SourceName, problems: readonly RowProblem[]) => Note;
  readonly unprocessed: (found: readonly Unprocessed[]) => Note;
};

/** Groups the rows into diades. Omits notes without lines. */
export function countDiades(
  { rows, problems }: Readable<ParsedDiades>,
  texts: NoteTexts,
  firstMonth: ResultsRules['firstMonth'],
): CountedDiades {
  const { diades, unprocessed } = groupDiades(rows, firstMonth);
  const future = futureRows(problems);
  const facts = {
    latest: diades.at(-1)?.date ?? null,
    count: diades.length,
    skipped: skippedLines(problems),
    repeated: duplicateRows(problems).length,
    future: future.length,
    nextDate: future.map(({ value }) => value).sort()[0] ?? null,
    notes: withLines([texts.skipped('diades', problems), texts.unprocessed(unprocessed)]),
    incomplete: [...new Set(problems.flatMap(({ date }) => date ?? []))],
  };
  return { diades, facts };
}

/** The same of both CSVs: their skipped and repeated lines add up. */
export function withScores(
  { diades, facts }: CountedDiades,
  { scores, problems }: Readable<ParsedScores>,
  texts: NoteTexts,
  fixedScores: ResultsRules['fixedScores'],
): CountedResults {
  return {
    diades,
    scores: withFixedScores(scores, fixedScores),
    facts: {
      ...facts,
      skipped: facts.skipped + skippedLines(problems),
      repeated: facts.repeated + duplicateRows(problems).length,
      notes: [...facts.notes, ...withLines([texts.skipped('puntuacions', problems)])],
    },
  };
}

const withLines = (notes: readonly Note[]) => notes.filter(({ lines }) => lines.length > 0);
