import { act } from '@testing-library/react';

/** Replaces IntersectionObserver, which jsdom lacks. Returns a function that brings all observed elements into view. */
export function standInForNearness(): () => void {
  // Users of the observer read only whether the element is in view.
  const entries = [{ isIntersecting: true } as IntersectionObserverEntry];
  const waiting = new Map<IntersectionObserver, IntersectionObserverCallback>();
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((tell) => {
    const observer: IntersectionObserver = {
      root: null,
      rootMargin: '',
      scrollMargin: '',
      thresholds: [],
      observe: () => waiting.set(observer, tell),
      unobserve: () => {},
      disconnect: () => waiting.delete(observer),
      takeRecords: () => [],
    };
    return observer;
  });
  return () => {
    for (const [observer, tell] of waiting) tell(entries, observer);
  };
}

/** Lets a test say when the page has nothing better to do. */
export function waitForIdle(): { come: () => void } {
  const waiting = new Map<number, IdleRequestCallback>();
  let last = 0;
  globalThis.requestIdleCallback = (callback) => {
    last += 1;
    waiting.set(last, callback);
    return last;
  };
  globalThis.cancelIdleCallback = (request) => waiting.delete(request);
  return {
    come: () =>
      act(() => {
        for (const [request, callback] of waiting) {
          waiting.delete(request);
          callback({ didTimeout: false, timeRemaining: () => 10 });
        }
      }),
  };
}

/** jsdom has no highlights. Returns the text that the page hides at this moment. */
export function stubHighlights(): () => string {
  const highlights = new Map<string, Set<Range>>();
  class Highlight extends Set<Range> {
    constructor(...ranges: Range[]) {
      super(ranges);
    }
  }
  Object.assign(globalThis, { Highlight, CSS: { highlights } });
  return () => [...highlights.values()].flatMap((ranges) => [...ranges].map(String)).join('');
}

/** What the style sheet does where scripts run and motion is welcome: the text waits out of sight. */
export function hideWaitingText(): void {
  const style = document.createElement('style');
  style.textContent = '[data-state="waiting"] { opacity: 0 }';
  document.head.append(style);
}

/** Files downloaded from now on, as name and text. */
export function downloads() {
  const files: { name: string; text: Promise<string> }[] = [];
  let last = Promise.resolve('');
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) last = blob.text();
    return 'blob:game';
  };
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, text: last });
  });
  return files;
}
