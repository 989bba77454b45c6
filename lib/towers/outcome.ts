/**
 * What became of a tower that was tried, in the results and in the castle game. Only `descarregat` (up and down clean)
 * and `carregat` (up, but it fell coming down) count as built.
 */
export const OUTCOMES = ['descarregat', 'carregat', 'intent', 'intent desmuntat', 'peu desmuntat'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Whether the tower stood whole: only then it scores and is counted. */
export function isBuilt({ outcome }: { readonly outcome: Outcome }): boolean {
  return outcome === 'descarregat' || outcome === 'carregat';
}
