import { jestCounts, ownCounts, playwrightCounts, totalCounts } from '@/scripts/run/counts.mjs';

describe('counts of the runners', () => {
  test('a test file that could not be loaded counts as a failure', () => {
    const report = { numPassedTests: 7, numFailedTests: 1, numRuntimeErrorTestSuites: 1 };
    expect(jestCounts(report)).toEqual({ passed: 7, failed: 2, names: [] });
  });

  test('failed tests are told by name: of Jest the whole name, of Playwright the engine and the file', () => {
    const results = [
      { status: 'passed', fullName: 'a score is right' },
      { status: 'failed', fullName: 'a score is wrong' },
    ];
    const ofJest = { numPassedTests: 1, numFailedTests: 1, numRuntimeErrorTestSuites: 0 };
    expect(jestCounts({ ...ofJest, testResults: [{ assertionResults: results }] }).names).toEqual([
      'a score is wrong',
    ]);
    const spec = (title: string, status: string) => ({
      title,
      file: 'home.spec.ts',
      tests: [{ status, projectName: 'webkit' }],
    });
    const suites = [
      { specs: [spec('opens', 'expected')], suites: [{ specs: [spec('shuts', 'unexpected')] }] },
      { specs: [spec('waits', 'flaky')] },
    ];
    const stats = { expected: 1, unexpected: 1, flaky: 1 };
    expect(playwrightCounts({ stats, suites }).names).toEqual([
      '[webkit] home.spec.ts › shuts',
      '[webkit] home.spec.ts › waits',
    ]);
  });

  test('a browser test that passed only at the second try, and an error outside tests, count as failures', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 }, errors: [{}] };
    expect(playwrightCounts(report)).toEqual({ passed: 5, failed: 3, names: [] });
  });

  test('the counts of our own reports are read as they are', () => {
    expect(ownCounts({ passed: 20, failed: 2 })).toEqual({ passed: 20, failed: 2 });
  });

  test('a report of another shape is refused, not counted as zero', () => {
    expect(() => jestCounts({})).toThrow('numPassedTests');
    expect(() => playwrightCounts(null)).toThrow('expected');
  });
});

describe('totalCounts', () => {
  test('adds both runners, and failures of one that reported success', () => {
    const steps = [
      { ok: true },
      { ok: true, counts: { passed: 3, failed: 1 } },
      { ok: false, counts: { passed: 4, failed: 2 } },
    ];
    expect(totalCounts(steps)).toEqual({ passed: 7, failed: 3 });
  });

  test('counts a failed step without failed tests as one failure', () => {
    expect(totalCounts([{ ok: false }, { ok: false, counts: { passed: 9, failed: 0 } }])).toEqual({
      passed: 9,
      failed: 2,
    });
  });
});
