import '@testing-library/jest-dom';
import { TextDecoder } from 'node:util';

/** jsdom lays nothing out and has no such observer: here nothing ever comes into view. */
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

// jsdom hides Node's own, which reading the size of a picture needs.
Object.assign(globalThis, { TextDecoder });
