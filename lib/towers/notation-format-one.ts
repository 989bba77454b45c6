import type { Tower } from './types';

/** Returns the canonical code: `3d8af`. */
export function formatOne(tower: Tower): string {
  return tower.structure + formatRest(tower);
}

/** Without structure: `d8af`. */
export function formatRest({ floors, perSota, agulla, variant, support, neta, caminant }: Tower): string {
  const marks = [perSota && 's', agulla && 'a', variant, support, neta && 'n', caminant && 'cam'];
  return `d${floors}${marks.filter(Boolean).join('')}`;
}
