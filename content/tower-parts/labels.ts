import type { PartLabels } from '@/lib/tower-parts/parts';
import type { View } from '@/lib/towers/drawing/figure';

/** Parts that are named beside the drawings, by the side they are named on; ids of `towerParts`. */
export const partLabels = {
  elevation: {
    start: ['pom-de-dalt', 'tronc', 'puntals', 'manilles', 'folre', 'pinya'],
    end: ['aleta', 'enxaneta', 'acotxador', 'dosos', 'sisens', 'quints', 'quarts', 'tercos', 'segons'],
  },
  plan: {
    start: ['laterals', 'contraforts', 'crosses', 'vents'],
    end: ['primeres-mans', 'agulles', 'baixos', 'cordons'],
  },
} as const satisfies Partial<Record<View, PartLabels>>;
