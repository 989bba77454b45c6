/** Built: `descarregat` (completed) and `carregat` (fell while coming down). */
export const OUTCOMES = ['descarregat', 'carregat', 'intent', 'intent desmuntat', 'peu desmuntat'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export function isBuilt({ outcome }: { readonly outcome: Outcome }): boolean {
  return outcome === 'descarregat' || outcome === 'carregat';
}
