import { jestCounts, ownCounts, playwrightCounts, totalCounts } from '@/scripts/run/counts.mjs';

describe('counts of the runners', () => {
  test('a test file that could not be loaded counts as a failure', () => {
    const report = { numPassedTests: 7, numFailedTests: 1, numRuntimeErrorTestSuites: 1 };
    expect(jestCounts(report)).toEqual({ passed: 7, failed: 2 });
  });

  test('a browser test that passed only at the second try, and an error outside tests, count as failures', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 }, errors: [{}] };
    expect(playwrightCounts(report)).toEqual({ passed: 5, failed: 3 });
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
  test('adds both runners', () => {
    const steps = [
      { ok: true },
      { ok: true, counts: { passed: 3, failed: 0 } },
      { ok: false, counts: { passed: 4, failed: 2 } },
    ];
    expect(totalCounts(steps)).toEqual({ passed: 7, failed: 2 });
  });

  test('counts a failed step without failed tests as one failure', () => {
    expect(totalCounts([{ ok: false }, { ok: false, counts: { passed: 9, failed: 0 } }])).toEqual({
      passed: 9,
      failed: 2,
    });
  });
});
