import type { ImportGraph } from './graph';

/** Circular imports, each as its files in import order; every file stands in one circle at most. */
export function findCircles(graph: ImportGraph): string[][] {
  const circles: string[][] = [];
  const finished = new Set<string>();
  const trail: string[] = [];

  function follow(file: string): void {
    if (finished.has(file)) return;
    const start = trail.indexOf(file);
    if (start !== -1) {
      circles.push(trail.slice(start));
      return;
    }
    trail.push(file);
    for (const target of graph.get(file) ?? []) if (graph.has(target)) follow(target);
    trail.pop();
    finished.add(file);
  }

  for (const file of graph.keys()) follow(file);
  return circles;
}
