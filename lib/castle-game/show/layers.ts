import type { Drawing, Figure } from '@/lib/towers/drawing/figure';

/** From back to front. Separate, because only the trunk moves all the time. */
export const PLANES = ['behind', 'trunk', 'front'] as const;
export type Plane = (typeof PLANES)[number];

/** Adjacent figures in painting order that go up together. */
export type ShowLayer = {
  readonly plane: Plane;
  /** From 0: the floor, or the order in a training piece. */
  readonly step: number;
  readonly grounded: boolean;
  /** Delay within the step, 0 to 1. */
  readonly delay: number;
  readonly figures: readonly Figure[];
};

export type ShowStage = { readonly steps: number; readonly layers: readonly ShowLayer[] };

/** True for pinya, folre, manilles and puntals, which move as groups. */
const isCrowd = ({ part, role }: Figure) => part !== 'tronc' && part !== 'pom' && role !== 'baix';

/** In a training piece, the ring goes up between its two floors. */
function stepsOf({ construction, figures }: Drawing): (figure: Figure) => number {
  const floors = [...new Set(figures.map(({ floor }) => floor))].sort((a, b) => a - b);
  if (construction.kind !== 'training') return ({ floor }) => floors.indexOf(floor);
  return (figure) => (isCrowd(figure) ? 1 : 2 * floors.indexOf(figure.floor));
}

/** No crowd figure is between two columns: the rest goes behind the trunk. */
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

/** In painting order. */
export function showLayers(drawing: Drawing): ShowStage {
  const batches = batchesOf(drawing);
  const isTrunk = ({ plane }: Batch) => plane === 'trunk';
  const layers = batches.map((batch): ShowLayer => {
    const same = batches.filter((one) => one.step === batch.step && isTrunk(one) === isTrunk(batch));
    return { ...batch, delay: same.indexOf(batch) / Math.max(1, same.length - 1) };
  });
  return { steps: 1 + Math.max(0, ...layers.map(({ step }) => step)), layers };
}
