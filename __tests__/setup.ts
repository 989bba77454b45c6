import { TextDecoder, TextEncoder } from 'node:util';
import { seededRandom } from '@/lib/values/random';
import { testNow } from './test-day';

// Jest sets it to 100, and React's development build keeps a trace of each element.
Error.stackTraceLimit = 10;

// Every browser and Node have both, jsdom has not.
Object.assign(globalThis, { TextDecoder, TextEncoder });

/** jsdom has no layout and no IntersectionObserver. With this one nothing comes into view. */
class NothingInView implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

globalThis.IntersectionObserver ??= NothingInView;

// The clock starts at the moment of all tests, and runs. Fake timers start there too (jest.config.mjs).
const realNow = Date.now;
const shift = testNow - realNow();
Date.now = () => realNow() + shift;
globalThis.Date = new Proxy(Date, {
  construct: (date, values, target) =>
    Reflect.construct(date, values.length > 0 ? values : [date.now()], target),
  apply: (date) => new date(date.now()).toString(),
});

/** Chance is the same in every run. `TEST_SEED` looks for cases that no run has seen, `TEST_RUNS` for more of them in each law. */
const seed = Number(process.env.TEST_SEED ?? 1);
const numRuns = Number(process.env.TEST_RUNS ?? 25);
jest.mock('fast-check', () => {
  const fc = jest.requireActual('fast-check');
  fc.configureGlobal({ seed, numRuns });
  return fc;
});
beforeEach(() => {
  Math.random = seededRandom(seed);
});
