/** Takes the place of jsdom's lack of IntersectionObserver; answers how to bring all that is observed near the window. */
export function standInForNearness(): () => void {
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
    // Nothing but whether something is in view is ever asked.
    const entries = [{ isIntersecting: true } as IntersectionObserverEntry];
    for (const [observer, tell] of waiting) tell(entries, observer);
  };
}
