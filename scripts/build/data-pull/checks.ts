import { spreadsheetFailureText } from '@/content/interface/results';
import { type GroupedDiades, groupDiades } from '@/lib/results/grouping';
import { roundLabel } from '@/lib/results/labels';
import { parseDiades } from '@/lib/results/reading/diades';
import { parseScores } from '@/lib/results/reading/scores';
import type { RowProblem } from '@/lib/results/reading/spreadsheet';
import { connectSources } from '@/scripts/build/postbuild/policy/page-policy';

/** Lines of a CSV by key, for comparison. */
export type Content = ReadonlyMap<string, string>;

export type Checked =
  | { readonly ok: true; readonly content: Content; readonly problems: readonly RowProblem[] }
  | { readonly ok: false; readonly reason: string; readonly problems?: readonly RowProblem[] };

/** Maximum share of invalid lines: single mistakes pass, a broken CSV does not. */
const MAX_PROBLEMS = 0.02;
/** Maximum share of published lines that a new CSV may lose; more is an accident. */
const MAX_LOSS = 0.05;
/** Both, in a short CSV, where one slip is a large share. */
const MAX_OF_FEW = 2;

/** Diades of a CSV with their rounds, or the reason why it must not be published. */
export function checkDiades(text: string): Checked {
  const parsed = parseDiades(text);
  if (!parsed.ok) return { ok: false, reason: spreadsheetFailureText(parsed) };
  const { rows, problems } = parsed;
  return withFewProblems(rows.length, problems, contentOf(groupDiades(rows)));
}

/** Points of a CSV by tower, or the reason why it must not be published. */
export function checkScores(text: string): Checked {
  const parsed = parseScores(text);
  if (!parsed.ok) return { ok: false, reason: spreadsheetFailureText(parsed) };
  const { scores, problems } = parsed;
  const content = new Map(
    [...scores].map(([key, points]) => [key, `${points.descarregat ?? '–'} / ${points.carregat ?? '–'}`]),
  );
  return withFewProblems(scores.size, problems, content);
}

/** Returns why the new content must not replace the published one, or `undefined` if it may. */
export function lossProblem(published: Content, next: Content): string | undefined {
  const lost = [...published.keys()].filter((key) => !next.has(key)).length;
  const allowed = Math.max(MAX_OF_FEW, published.size * MAX_LOSS);
  return lost > allowed || (lost > 0 && next.size === 0)
    ? `De ${published.size} entrades, se'n perdrien ${lost}.`
    : undefined;
}

/**
 * Returns why browsers will not reach a CSV that this command reached, or `undefined` if they will: the policy of the pages
 * allows the host that is asked, not the one that it redirects to, except Google's.
 */
export function redirectProblem(asked: string, answered: string): string | undefined {
  const { origin } = new URL(answered);
  return origin === new URL(asked).origin || connectSources(asked).length > 1
    ? undefined
    : `Redirigeix a ${origin}, on els navegadors no podran anar: posa-hi l'adreça final.`;
}

/** Lists the changes, one per line. */
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
  if (problems.length > Math.max(MAX_OF_FEW, (read + problems.length) * MAX_PROBLEMS)) {
    return { ok: false, reason: `Hi ha ${problems.length} files que no valen.`, problems };
  }
  return { ok: true, content, problems };
}
