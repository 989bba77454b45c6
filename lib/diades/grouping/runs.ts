/**
 * Hands over the stretches of neighbouring items that belong together, each as a new array of its exact size:
 * sheets come in order, and arrays grown one by one would double the memory of a large one.
 */
export function eachRun<T>(
  items: readonly T[],
  together: (one: T, next: T) => boolean,
  take: (run: T[], first: T) => void,
): void {
  let start = 0;
  for (let end = 1; end <= items.length; end += 1) {
    const first = items[start];
    const last = items[end - 1];
    const next = items[end];
    if (first === undefined || last === undefined) return;
    if (next !== undefined && together(last, next)) continue;
    take(items.slice(start, end), first);
    start = end;
  }
}
