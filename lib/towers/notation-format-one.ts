import type { Tower } from './types';

/** The canonical code of one tower: `3d8af`. */
export function formatOne(tower: Tower): string {
  return tower.structure + formatRest(tower);
}

/** Everything but the structure, which simultaneous towers share: `d7`, `d8af`. */
export function formatRest({ floors, perSota, agulla, variant, support, neta, caminant }: Tower): string {
  const marks = [perSota && 's', agulla && 'a', variant, support, neta && 'n', caminant && 'cam'];
  return `d${floors}${marks.filter(Boolean).join('')}`;
}
