import type { Drawing, Figure } from '@/lib/towers/drawing/figure';

/** People next to each other in painting order who go up together. */
export type ShowLayer = {
  /** Turn in which they go up, from 0: their floor, or their place in a rehearsed piece. */
  readonly step: number;
  /** Pinya, folre, manilles and puntals move as one; each of the trunk moves alone. */
  readonly crowd: boolean;
  /** They never leave the ground. */
  readonly grounded: boolean;
  /** When they go among those of their step: 0 the first, 1 the last. */
  readonly turn: number;
  readonly figures: readonly Figure[];
};

export type ShowStage = { readonly steps: number; readonly layers: readonly ShowLayer[] };

type Batch = Omit<ShowLayer, 'turn' | 'figures'> & { readonly figures: Figure[] };

const isCrowd = ({ part }: Figure) => part !== 'tronc' && part !== 'pom';

/** The order in which floors go up; a piece rehearsed on the ground gets its ring between the two floors it has. */
function stepsOf({ construction, figures }: Drawing): (figure: Figure) => number {
  const floors = [...new Set(figures.map(({ floor }) => floor))].sort((a, b) => a - b);
  if (construction.kind !== 'training') return ({ floor }) => floors.indexOf(floor);
  return (figure) => (isCrowd(figure) ? 1 : 2 * floors.indexOf(figure.floor));
}

function batchesOf(drawing: Drawing): Batch[] {
  const stepOf = stepsOf(drawing);
  const batches: Batch[] = [];
  for (const figure of drawing.figures) {
    const step = stepOf(figure);
    const crowd = isCrowd(figure);
    const last = batches.at(-1);
    if (last && last.step === step && last.crowd === crowd) last.figures.push(figure);
    else {
      const grounded = step === 0 || (crowd && drawing.construction.kind === 'training');
      batches.push({ step, crowd, grounded, figures: [figure] });
    }
  }
  return batches;
}

/** The people of an elevation as a show raises them, in painting order. */
export function showLayers(drawing: Drawing): ShowStage {
  const batches = batchesOf(drawing);
  const layers = batches.map((batch, index): ShowLayer => {
    const same = batches.filter(({ step, crowd }) => step === batch.step && crowd === batch.crowd);
    return { ...batch, turn: same.indexOf(batches[index] ?? batch) / Math.max(1, same.length - 1) };
  });
  return { steps: 1 + Math.max(0, ...layers.map(({ step }) => step)), layers };
}
