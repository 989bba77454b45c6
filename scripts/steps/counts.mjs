// @ts-check

/**
 * Tests that passed and that failed.
 * @typedef {{ passed: number, failed: number }} Counts
 */

/** @param {unknown} value @param {string} key @returns {unknown} */
const field = (value, key) =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

/** @param {unknown} report @param {string} key */
function count(report, key) {
  const value = field(report, key);
  if (typeof value !== 'number') throw new Error(`The test report says nothing about "${key}".`);
  return value;
}

/**
 * Counts of a Jest JSON report. A file that could not be loaded counts as one failed test.
 * @param {unknown} report
 * @returns {Counts}
 */
export const jestCounts = (report) => ({
  passed: count(report, 'numPassedTests'),
  failed: count(report, 'numFailedTests') + count(report, 'numRuntimeErrorTestSuites'),
});

/**
 * Counts of a Playwright JSON report, all projects together. A test that needed a second try has failed, and so
 * has every error outside a test.
 * @param {unknown} report
 * @returns {Counts}
 */
export function playwrightCounts(report) {
  const stats = field(report, 'stats');
  const errors = field(report, 'errors');
  return {
    passed: count(stats, 'expected'),
    failed: count(stats, 'unexpected') + count(stats, 'flaky') + (Array.isArray(errors) ? errors.length : 0),
  };
}

/**
 * Counts of a report of our own: of the steps of a list, or of the recipes.
 * @param {unknown} report
 * @returns {Counts}
 */
export const ownCounts = (report) => ({ passed: count(report, 'passed'), failed: count(report, 'failed') });

/**
 * The counts of a whole run. A step that failed without a failed test to show for it counts as one failure.
 * @param {readonly { ok: boolean, counts?: Counts }[]} steps
 * @returns {Counts}
 */
export function totalCounts(steps) {
  const total = { passed: 0, failed: 0 };
  for (const { ok, counts } of steps) {
    total.passed += counts?.passed ?? 0;
    total.failed += ok ? 0 : Math.max(1, counts?.failed ?? 0);
  }
  return total;
}
