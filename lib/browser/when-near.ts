/** Calls back once, when an element comes within `margin` (as in `200px`) of the window. */
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
