import { TextDecoder, TextEncoder } from 'node:util';

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
