// @ts-check
import { stripVTControlCharacters } from 'node:util';

/** Of a message: what was expected, and of what. */
const ERROR_LINES = 6;

/**
 * Numbers of passed and failed tests, and the names of those that failed, with the errors of browsers.
 * @typedef {{ passed: number, failed: number, names?: readonly string[] }} Counts
 * @typedef {import('@playwright/test/reporter').JSONReportSuite} Suite
 */

/** Throws if the report has another shape: missing numbers are not zero. @param {Counts} counts */
function checked(counts) {
  if (!Number.isInteger(counts.passed + counts.failed)) throw new Error('the report has another shape.');
  return counts;
}

/**
 * Reads the counts of a Jest JSON report. A file that could not be loaded is one failed test.
 * @param {{
 *   numPassedTests: number,
 *   numFailedTests: number,
 *   numRuntimeErrorTestSuites: number,
 *   testResults: readonly { assertionResults: readonly { status: string, fullName: string }[] }[],
 * }} report
 */
export const jestCounts = ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults }) =>
  checked({
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    names: testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => fullName),
  });

/**
 * Reads the counts of a Playwright JSON report. A flaky test is a failed test, and so is an error outside a test.
 * @param {Pick<import('@playwright/test/reporter').JSONReport, 'stats' | 'suites' | 'errors'>} report
 */
export const playwrightCounts = ({ stats, suites, errors }) =>
  checked({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    names: suites.flatMap(unexpectedTests),
  });

/** Engine, file, name and errors of the failed and flaky tests of a suite. @param {Suite} suite @returns {string[]} */
const unexpectedTests = ({ specs, suites = [] }) => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .flatMap(({ projectName, results }) => [
        `[${projectName}] ${file} › ${title}`,
        ...results.flatMap(({ errors }) => errors.map(errorOf)),
      ]),
  ),
  ...suites.flatMap(unexpectedTests),
];

/** Without the source around it. @param {{ message?: string, location?: { line: number } }} error */
function errorOf({ message = '', location }) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() && !/^[\s>]*\d* \|/.test(line));
  return `  line ${location?.line ?? '?'}: ${lines.slice(0, ERROR_LINES).join(' ')}`;
}

/** Reads the counts of our own reports. @param {Counts} report */
export const ownCounts = ({ passed, failed }) => checked({ passed, failed });

/**
 * Adds the counts of all steps. A failed step without a failed test counts as one failure.
 * @param {readonly { ok: boolean, counts?: Counts }[]} steps
 */
export const totalCounts = (steps) => ({
  passed: steps.reduce((sum, { counts }) => sum + (counts?.passed ?? 0), 0),
  failed: steps.reduce((sum, { ok, counts }) => sum + Math.max(ok ? 0 : 1, counts?.failed ?? 0), 0),
});
