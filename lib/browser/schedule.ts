type IdleOptions = {
  /** Milliseconds until the task runs although the browser is busy. */
  readonly timeout?: number;
  /** Milliseconds to wait without `requestIdleCallback` (Safari). */
  readonly fallback?: number;
};

/** Returns a cancel function. */
export function whenIdle(task: () => void, { timeout, fallback = 0 }: IdleOptions = {}): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(task, fallback);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(() => task(), timeout === undefined ? {} : { timeout });
  return () => cancelIdleCallback(request);
}

/** A page that is not rendered may never be idle. */
export function whenLoadedAndIdle(task: () => void): void {
  const wait = () => whenIdle(task, { timeout: 10_000, fallback: 2000 });
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

/** `margin` is a CSS length. Returns a cancel function. */
export function whenNear(element: Element, margin: string, onNear: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
