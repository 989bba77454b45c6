import type { Drawing, Figure } from '@/lib/towers/drawing/figure';

/** Depths that are painted apart, from the farthest: only the trunk moves all the time. */
export const PLANES = ['behind', 'trunk', 'front'] as const;
export type Plane = (typeof PLANES)[number];

/** People next to each other in painting order who go up together. */
export type ShowLayer = {
  readonly plane: Plane;
  /** Step of the show in which they go up, from 0: their floor, or their place in a rehearsed piece. */
  readonly step: number;
  /** They never leave the ground. */
  readonly grounded: boolean;
  /** When they go up among those of their step: 0 first, 1 last. */
  readonly delay: number;
  readonly figures: readonly Figure[];
};

export type ShowStage = { readonly steps: number; readonly layers: readonly ShowLayer[] };

/** Pinya, folre, manilles and puntals move as one; each of the trunk moves alone. */
const isCrowd = ({ part, role }: Figure) => part !== 'tronc' && part !== 'pom' && role !== 'baix';

/** The order in which floors go up; a piece rehearsed on the ground gets its ring between the two floors it has. */
function stepsOf({ construction, figures }: Drawing): (figure: Figure) => number {
  const floors = [...new Set(figures.map(({ floor }) => floor))].sort((a, b) => a - b);
  if (construction.kind !== 'training') return ({ floor }) => floors.indexOf(floor);
  return (figure) => (isCrowd(figure) ? 1 : 2 * floors.indexOf(figure.floor));
}

/** Nobody of a crowd stands between two columns, so whoever is not in front of the trunk can be painted before it. */
function planesOf(figures: readonly Figure[]): (figure: Figure) => Plane {
  const last = figures.findLastIndex((figure) => !isCrowd(figure));
  return (figure) => (isCrowd(figure) ? (figure.id > last ? 'front' : 'behind') : 'trunk');
}

type Batch = Omit<ShowLayer, 'delay' | 'figures'> & { readonly figures: Figure[] };

function batchesOf(drawing: Drawing): Batch[] {
  const stepOf = stepsOf(drawing);
  const planeOf = planesOf(drawing.figures);
  const rehearsed = drawing.construction.kind === 'training';
  const batches: Batch[] = [];
  for (const plane of PLANES)
    for (const figure of drawing.figures.filter((one) => planeOf(one) === plane)) {
      const step = stepOf(figure);
      const last = batches.at(-1);
      if (last && last.step === step && last.plane === plane) last.figures.push(figure);
      else {
        const grounded = step === 0 || (rehearsed && plane !== 'trunk');
        batches.push({ plane, step, grounded, figures: [figure] });
      }
    }
  return batches;
}

/** The people of an elevation as a show raises them, in painting order. */
export function showLayers(drawing: Drawing): ShowStage {
  const batches = batchesOf(drawing);
  const isTrunk = ({ plane }: Batch) => plane === 'trunk';
  const layers = batches.map((batch): ShowLayer => {
    const same = batches.filter((one) => one.step === batch.step && isTrunk(one) === isTrunk(batch));
    return { ...batch, delay: same.indexOf(batch) / Math.max(1, same.length - 1) };
  });
  return { steps: 1 + Math.max(0, ...layers.map(({ step }) => step)), layers };
}
