/** Calls `onNear` once. `margin` is a CSS length (`200px`). */
export function whenNear(element: Element, margin: string, onNear: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
}
