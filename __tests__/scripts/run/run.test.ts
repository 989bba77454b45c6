import { jestCounts, ownCounts, playwrightCounts, totalCounts } from '@/scripts/run/counts.mjs';

test('of Jest, a file that could not be loaded counts as a failure, and failed tests have their names', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'a score is right' },
    { status: 'failed', fullName: 'a score is wrong' },
  ];
  const numbers = { numPassedTests: 7, numFailedTests: 1, numRuntimeErrorTestSuites: 1 };
  const counts = jestCounts({ ...numbers, testResults: [{ assertionResults }] });
  expect(counts).toEqual({ passed: 7, failed: 2, names: ['a score is wrong'] });
});

test('of Playwright, flaky tests and errors outside tests count as failures; names have engine, file and errors', () => {
  const errors = [
    { message: '\u001b[31mError\u001b[39m: no\n\n> 7 | x\n    | ^\nreason', location: { line: 7 } },
  ];
  const spec = (title: string, status: string) => ({
    title,
    file: 'home.spec.ts',
    tests: [{ status, projectName: 'webkit', results: [{ errors }] }],
  });
  const report: object = {
    stats: { expected: 5, unexpected: 1, flaky: 1 },
    suites: [
      { specs: [spec('opens', 'expected')], suites: [{ specs: [spec('shuts', 'unexpected')] }] },
      { specs: [spec('waits', 'flaky')] },
    ],
    errors: [{}],
  };
  expect(playwrightCounts(report as Parameters<typeof playwrightCounts>[0])).toEqual({
    passed: 5,
    failed: 3,
    names: ['shuts', 'waits'].flatMap((name) => [
      `[webkit] home.spec.ts › ${name}`,
      '  line 7: Error: no reason',
    ]),
  });
});

test('a report of another shape is refused, not counted as zero', () => {
  const other = JSON.parse('{ "testResults": [] }');
  for (const read of [jestCounts, playwrightCounts, ownCounts]) expect(() => read(other)).toThrow();
});

test('the total has failures of a runner that reported success, and one for a failed step without any', () => {
  const steps = [
    { ok: true },
    { ok: true, counts: { passed: 3, failed: 1 } },
    { ok: false, counts: { passed: 4, failed: 2 } },
    { ok: false },
    { ok: false, counts: { passed: 9, failed: 0 } },
  ];
  expect(totalCounts(steps)).toEqual({ passed: 16, failed: 5 });
});
