/** Only `descarregat` (completed) and `carregat` (completed, but fell while coming down) count as built. */
export const OUTCOMES = ['descarregat', 'carregat', 'intent', 'intent desmuntat', 'peu desmuntat'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Only built towers score. */
export function isBuilt({ outcome }: { readonly outcome: Outcome }): boolean {
  return outcome === 'descarregat' || outcome === 'carregat';
}
