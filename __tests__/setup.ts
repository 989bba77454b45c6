import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// Both are in every browser and in Node, but not in jsdom.
Object.assign(globalThis, { TextDecoder, TextEncoder });

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
