import { ROW_PROBLEM_TEXTS, skippedLine, skippedTitle, unprocessedLine } from '@/content/interface/results';
import { today } from '@/lib/browser/clock';
import { yieldToBrowser } from '@/lib/browser/schedule';
import type { Diada } from '@/lib/results/diada';
import { groupDiades } from '@/lib/results/grouping';
import { type ParsedDiades, parseDiadesInSteps } from '@/lib/results/reading/diades';
import { type ParsedScores, parseScores } from '@/lib/results/reading/scores';
import {
  decodeText,
  duplicateRows,
  futureRows,
  type RowProblem,
  skippedLines,
} from '@/lib/results/reading/spreadsheet';
import { type ScoreTable, withFixedScores } from '@/lib/results/scoring/scores';
import {
  lacksDiades,
  lacksScores,
  type Note,
  readingRange,
  type SnapshotFacts,
  type SpreadsheetFacts,
} from '@/lib/results/snapshot';
import type { SourceName } from '@/lib/site/address';
import { failed } from './failure';
import type { Read } from './load';

/** Fails if there are too few diades. */
export async function readDiades(bytes: Uint8Array, copy: SnapshotFacts): Promise<Read<readonly Diada[]>> {
  const parsed = await parseDiadesInSteps(decodeText(bytes), yieldToBrowser, readingRange(copy, today()));
  if (!parsed.ok) return failed('diades', parsed);
  await yieldToBrowser();
  const { diades, facts } = countDiades(parsed);
  if (lacksDiades(facts, copy)) return failed('diades', tooFew(facts.count, copy.count));
  await yieldToBrowser();
  return { ok: true, data: diades, facts };
}

/** Fails if there are too few diades or scored towers. */
export async function readResults(
  diadesBytes: Uint8Array,
  scoresBytes: Uint8Array,
  copy: SnapshotFacts,
): Promise<Read<{ readonly diades: readonly Diada[]; readonly scores: ScoreTable }>> {
  const parsed = await parseDiadesInSteps(
    decodeText(diadesBytes),
    yieldToBrowser,
    readingRange(copy, today()),
  );
  if (!parsed.ok) return failed('diades', parsed);
  const points = parseScores(decodeText(scoresBytes));
  if (!points.ok) return failed('puntuacions', points);
  const scored = points.scores.size;
  if (lacksScores(scored, copy)) return failed('puntuacions', tooFew(scored, copy.scored));
  await yieldToBrowser();
  const { facts, ...data } = countResults(parsed, points);
  if (lacksDiades(facts, copy)) return failed('diades', tooFew(facts.count, copy.count));
  await yieldToBrowser();
  return { ok: true, data, facts };
}

const tooFew = (found: number, kept: number) => ({ ok: false, reason: 'shrunken', found, kept }) as const;

type Readable<Parsed> = Extract<Parsed, { readonly ok: true }>;

type CountedDiades = { readonly diades: readonly Diada[]; readonly facts: SpreadsheetFacts };
type CountedResults = CountedDiades & { readonly scores: ScoreTable };

function countDiades({ rows, problems }: Readable<ParsedDiades>): CountedDiades {
  const { diades, unprocessed } = groupDiades(rows);
  const notes = [
    noteOf('diades', problems),
    {
      title: 'NOT PROCESSED',
      lines: unprocessed.map(({ label, date, line }) => unprocessedLine(label, date, line)),
    },
  ].filter(({ lines }) => lines.length > 0);
  const future = futureRows(problems);
  const facts = {
    latest: diades.at(-1)?.date ?? null,
    count: diades.length,
    skipped: skippedLines(problems),
    repeated: duplicateRows(problems).length,
    future: future.length,
    nextDate: future.map(({ value }) => value).sort()[0] ?? null,
    notes,
  };
  return { diades, facts };
}

export function countResults(
  parsedDiades: Readable<ParsedDiades>,
  { scores, problems }: Readable<ParsedScores>,
): CountedResults {
  const { diades, facts } = countDiades(parsedDiades);
  const note = noteOf('puntuacions', problems);
  return {
    diades,
    scores: withFixedScores(scores),
    facts: {
      ...facts,
      skipped: facts.skipped + skippedLines(problems),
      repeated: facts.repeated + duplicateRows(problems).length,
      notes: note.lines.length > 0 ? [...facts.notes, note] : facts.notes,
    },
  };
}

function noteOf(source: SourceName, problems: readonly RowProblem[]): Note {
  return {
    title: skippedTitle(source),
    lines: problems.map(({ line, kind, value }) => skippedLine(line, ROW_PROBLEM_TEXTS[kind], value)),
  };
}
