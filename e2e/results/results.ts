import { readFileSync } from 'node:fs';
import { type Page, test } from '@playwright/test';
import { testNow } from '@/__tests__/test-day';
import { resultsRules } from '@/content/results';
import { dateInMadrid } from '@/lib/dates/madrid';
import { groupDiades } from '@/lib/results/grouping';
import { parseDiades } from '@/lib/results/reading/diades';
import { parseScores } from '@/lib/results/reading/scores';
import { withFixedScores } from '@/lib/results/scoring/scores';
import { listChoices } from '@/lib/results/views/list';
import { rankingRows } from '@/lib/results/views/ranking';

/** The CSVs of the site, as they are published. */
export const builtCsv = (name: 'diades' | 'puntuacions') => readFileSync(`public/data/${name}.csv`, 'utf8');

/** Results of the built CSVs on the day of the tests, calculated apart from the pages. */
function readResults() {
  const rows = parseDiades(builtCsv('diades'), { to: dateInMadrid(testNow) });
  const points = parseScores(builtCsv('puntuacions'));
  if (!rows.ok || !points.ok) throw new Error('The CSVs of the built site cannot be parsed.');
  const { diades } = groupDiades(rows.rows, resultsRules.firstMonth);
  const scores = withFixedScores(points.scores, resultsRules.fixedScores);
  return { diades, ranking: rankingRows(diades, scores), choices: listChoices(diades, scores) };
}

export const { diades, ranking, choices } = readResults();

/** Diades in which a tower was tried. */
export const diadesWith = (code: string) =>
  diades.filter(({ rounds }) => rounds.some(({ attempts }) => attempts.some((one) => one.code === code)));

const byTries = choices.codes.toSorted((one, other) => diadesWith(other).length - diadesWith(one).length);

/** The tower tried in most diades, and the one tried in fewest. */
export const [commonCode = '', rareCode = ''] = [byTries[0], byTries.at(-1)];

/** A tower whose code starts no other code, so that typing it selects it. */
export const typedCode =
  choices.codes.find((code) => !choices.codes.some((other) => other !== code && other.startsWith(code))) ??
  '';

/** At the top of a file: skips its tests if the club has no results yet. */
export function withResults(): void {
  test.skip(diades.length === 0, 'the club has no results yet');
}

/** The built CSV with more rows. A CSV with far fewer diades than the snapshot would be rejected. */
export const withRows = (...rows: readonly string[]) =>
  [builtCsv('diades').trimEnd(), ...rows, ''].join('\n');

/** Delays a CSV until it is fulfilled, with the built one or another. */
export async function delayCsv(page: Page, name: 'diades' | 'puntuacions', body = builtCsv(name)) {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**/data/${name}.csv`, async (route) => {
    await held;
    await route.fulfill({ contentType: 'text/csv', body });
  });
  return { answer };
}

/** Text of the first row of the list that is in sight, once what has been scrolled to is drawn. */
export const rowOnTop = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    // Rows that come into sight get their real height in the first frame.
    for (let frame = 0; frame < 2; frame++) await new Promise((next) => requestAnimationFrame(next));
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const middle = [...document.querySelectorAll('tbody > tr')].find(
      (row) => row.getBoundingClientRect().bottom > header + 1,
    );
    return middle?.textContent ?? '';
  });
