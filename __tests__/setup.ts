import { TextDecoder, TextEncoder } from 'node:util';
import { testNow } from './test-day';

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
