// @ts-check

/**
 * Numbers of passed and failed tests, and the names of those that failed, if the report has them.
 * @typedef {{ passed: number, failed: number, names?: readonly string[] }} Counts
 */

/** @param {unknown} value @param {string} key @returns {unknown} */
const field = (value, key) =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

/** @param {unknown} value @param {string} key @returns {readonly unknown[]} */
function list(value, key) {
  const items = field(value, key);
  return Array.isArray(items) ? items : [];
}

/** @param {unknown} report @param {string} key */
function count(report, key) {
  const value = field(report, key);
  if (typeof value !== 'number') throw new Error(`The test report has no number "${key}".`);
  return value;
}

/**
 * Reads the counts of a Jest JSON report. A file that could not be loaded is one failed test.
 * @param {unknown} report
 * @returns {Counts}
 */
export const jestCounts = (report) => ({
  passed: count(report, 'numPassedTests'),
  failed: count(report, 'numFailedTests') + count(report, 'numRuntimeErrorTestSuites'),
  names: list(report, 'testResults')
    .flatMap((file) => list(file, 'assertionResults'))
    .filter((test) => field(test, 'status') === 'failed')
    .map((test) => String(field(test, 'fullName'))),
});

/**
 * Reads the counts of a Playwright JSON report. A flaky test is a failed test, and so is an error outside a test.
 * @param {unknown} report
 * @returns {Counts}
 */
export function playwrightCounts(report) {
  const stats = field(report, 'stats');
  return {
    passed: count(stats, 'expected'),
    failed: count(stats, 'unexpected') + count(stats, 'flaky') + list(report, 'errors').length,
    names: unexpectedTests(report),
  };
}

/** Engine, file and name of the failed and flaky tests of a suite. @param {unknown} suite @returns {string[]} */
function unexpectedTests(suite) {
  const own = list(suite, 'specs').flatMap((spec) =>
    list(spec, 'tests')
      .filter((test) => ['unexpected', 'flaky'].includes(String(field(test, 'status'))))
      .map((test) => `[${field(test, 'projectName')}] ${field(spec, 'file')} › ${field(spec, 'title')}`),
  );
  return [...own, ...list(suite, 'suites').flatMap(unexpectedTests)];
}

/**
 * Reads the counts of our own reports.
 * @param {unknown} report
 * @returns {Counts}
 */
export const ownCounts = (report) => ({ passed: count(report, 'passed'), failed: count(report, 'failed') });

/**
 * Adds the counts of all steps. A failed step without a failed test counts as one failure.
 * @param {readonly { ok: boolean, counts?: Counts }[]} steps
 * @returns {Counts}
 */
export function totalCounts(steps) {
  const total = { passed: 0, failed: 0 };
  for (const { ok, counts } of steps) {
    total.passed += counts?.passed ?? 0;
    total.failed += Math.max(ok ? 0 : 1, counts?.failed ?? 0);
  }
  return total;
}
