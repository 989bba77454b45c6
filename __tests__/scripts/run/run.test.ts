import { chooseChromium, chooseWholeChromium } from '@/scripts/run/browsers.mjs';
import { jestCounts, ownCounts, playwrightCounts, totalCounts } from '@/scripts/run/counts.mjs';
import { matchesLock } from '@/scripts/run/install.mjs';

type Machine = Parameters<typeof chooseChromium>[0];

/** A Linux machine that has the files named and nothing else. */
const aMachine = (files: string[], changes: Partial<Machine> = {}): Machine => ({
  env: { PATH: '/usr/local/bin:/usr/bin' },
  platform: 'linux',
  exists: (path) => files.includes(path),
  playwrightPath: '/cache/playwright/chrome',
  ...changes,
});

describe('chooseChromium', () => {
  test('takes the browser that CHROMIUM_PATH names before any other', () => {
    const env = { CHROMIUM_PATH: '/opt/mine', PATH: '/usr/bin' };
    expect(chooseChromium(aMachine(['/opt/mine', '/usr/bin/chromium'], { env }))).toBe('/opt/mine');
  });

  test('reports a wrong CHROMIUM_PATH instead of using another browser', () => {
    const env = { CHROMIUM_PATH: '/opt/gone', PATH: '/usr/bin' };
    expect(() => chooseChromium(aMachine(['/usr/bin/chromium'], { env }))).toThrow('/opt/gone');
  });

  test('prefers an installed browser to the one of Playwright', () => {
    const machine = aMachine(['/usr/bin/google-chrome', '/cache/playwright/chrome']);
    expect(chooseChromium(machine)).toBe('/usr/bin/google-chrome');
  });

  test('prefers the browser without windows to the whole one', () => {
    const machine = aMachine(['/usr/local/bin/chromium', '/usr/bin/chromium-headless-shell']);
    expect(chooseChromium(machine)).toBe('/usr/bin/chromium-headless-shell');
  });

  test('falls back to the browser of Playwright', () => {
    expect(chooseChromium(aMachine(['/cache/playwright/chrome']))).toBe('/cache/playwright/chrome');
  });

  test('finds nothing on a machine without browsers', () => {
    expect(chooseChromium(aMachine([]))).toBeUndefined();
  });
});

describe('chooseWholeChromium', () => {
  test('takes a browser with windows, if there is one', () => {
    const both = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
    expect(chooseWholeChromium(aMachine(both))).toBe('/usr/bin/chromium');
    expect(chooseWholeChromium(aMachine(both.slice(0, 1)))).toBeUndefined();
    expect(chooseWholeChromium(aMachine(['/cache/playwright/chrome']))).toBe('/cache/playwright/chrome');
  });

  test('takes the one that CHROMIUM_PATH names, unless it has none', () => {
    const named = (path: string) =>
      chooseWholeChromium(
        aMachine([path, '/usr/bin/chromium'], { env: { CHROMIUM_PATH: path, PATH: '/usr/bin' } }),
      );
    expect(named('/opt/mine')).toBe('/opt/mine');
    expect(named('/opt/chrome-headless-shell')).toBe('/usr/bin/chromium');
  });
});

const wanted = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/next': { version: '16.0.0' },
    'node_modules/binary-for-another-system': { version: '1.0.0', optional: true },
  },
};
const installed = { packages: { 'node_modules/next': { version: '16.0.0' } } };

describe('matchesLock', () => {
  test('accepts what npm installed from the lock file, without the binaries of other systems', () => {
    expect(matchesLock(wanted, installed)).toBe(true);
  });

  test.each([
    ['nothing is installed', {}],
    ['a package is missing', { packages: {} }],
    ['a package has another version', { packages: { 'node_modules/next': { version: '15.0.0' } } }],
    [
      'a package is no longer wanted',
      { packages: { ...installed.packages, 'node_modules/left-over': { version: '1.0.0' } } },
    ],
  ])('needs an installation when %s', (_, found) => {
    expect(matchesLock(wanted, found)).toBe(false);
  });
});

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
