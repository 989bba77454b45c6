import { type GroupedDiades, groupDiades } from '@/lib/diades/grouping/diades';
import { roundLabel } from '@/lib/diades/grouping/labels';
import { parseDiades } from '@/lib/diades/reading/diades-sheet';
import type { RowProblem } from '@/lib/diades/reading/problems';
import { parseScores } from '@/lib/diades/reading/scores-sheet';

/** What is read from a sheet, as lines that can be compared: a key and what it says. */
export type Content = ReadonlyMap<string, string>;

export type Checked =
  | { readonly ok: true; readonly content: Content; readonly problems: readonly RowProblem[] }
  | { readonly ok: false; readonly reason: string };

/** Share of the lines that may be set aside: slips of the pen pass, a broken sheet does not. */
const MAX_PROBLEMS = 0.02;
/** A sheet that loses more than this share of what is published was emptied or replaced by accident. */
const MAX_LOSS = 0.05;

/** The diades of a sheet with their rounds, or why it must not be published. */
export function checkDiades(text: string): Checked {
  const parsed = parseDiades(text);
  if (!parsed.ok) return { ok: false, reason: parsed.reason };
  const { rows, problems } = parsed;
  return withFewProblems(rows.length, problems, contentOf(groupDiades(rows)));
}

/** The points of a sheet by tower, or why it must not be published. */
export function checkScores(text: string): Checked {
  const parsed = parseScores(text);
  if (!parsed.ok) return { ok: false, reason: parsed.reason };
  const { scores, problems } = parsed;
  const content = new Map(
    [...scores].map(([key, points]) => [key, `${points.descarregat ?? '–'} / ${points.carregat ?? '–'}`]),
  );
  return withFewProblems(scores.size, problems, content);
}

/** Why the new content must not replace the published one, or undefined when it may. */
export function lossProblem(published: Content, next: Content): string | undefined {
  const lost = [...published.keys()].filter((key) => !next.has(key)).length;
  return lost > published.size * MAX_LOSS ? `${lost} of ${published.size} entries would be lost` : undefined;
}

/** What changed, one line each. */
export function describeChanges(published: Content, next: Content): string[] {
  const gone = [...published].filter(([key]) => !next.has(key)).map(([key, says]) => `- ${key}: ${says}`);
  const news = [...next].flatMap(([key, says]) => {
    const before = published.get(key);
    if (before === undefined) return [`+ ${key}: ${says}`];
    return before === says ? [] : [`~ ${key}: ${before} -> ${says}`];
  });
  return [...gone, ...news];
}

function contentOf({ diades }: GroupedDiades): Content {
  return new Map(diades.map(({ id, town, rounds }) => [id, `${town}, ${rounds.map(roundLabel).join(' ')}`]));
}

function withFewProblems(read: number, problems: readonly RowProblem[], content: Content): Checked {
  if (problems.length > (read + problems.length) * MAX_PROBLEMS) {
    const [first] = problems;
    return { ok: false, reason: `${problems.length} unreadable rows, the first in line ${first?.line}` };
  }
  return { ok: true, content, problems };
}
