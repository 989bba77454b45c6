import type { GameOutcome } from '@/lib/castle-game/vocabulary';
import { type Drawing, type Figure, SHOULDER } from '@/lib/towers/drawing/figure';
import { clamp, type ShowMoment } from './moments';

/** From back to front. Separate, because only the trunk moves all the time. */
export const PLANES = ['behind', 'trunk', 'front'] as const;
type Plane = (typeof PLANES)[number];

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

export function showLayers(drawing: Drawing): ShowStage {
  const batches = batchesOf(drawing);
  const isTrunk = ({ plane }: Batch) => plane === 'trunk';
  const layers = batches.map((batch): ShowLayer => {
    const same = batches.filter((one) => one.step === batch.step && isTrunk(one) === isTrunk(batch));
    return { ...batch, delay: same.indexOf(batch) / Math.max(1, same.length - 1) };
  });
  return { steps: 1 + Math.max(0, ...layers.map(({ step }) => step)), layers };
}

/** Offset from the final place: drawing units, degrees, opacity 0 to 1. */
export type Place = {
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly opacity: number;
};

const HERE: Place = { x: 0, y: 0, rotation: 0, opacity: 1 };
const GONE: Place = { x: 0, y: 0, rotation: 0, opacity: 0 };

/** Easing with a small overshoot. */
const settled = (share: number) => 1 + 1.9 * (share - 1) ** 3 + 0.9 * (share - 1) ** 2;

/** Part of a step between the first and last figure. */
const STAGGER = 0.6;
/** Distance climbed, in drawing units. */
const CLIMB = { trunk: 82, crowd: 26 } as const;

const climbed = (step: number, delay: number, height: number) =>
  clamp((height - step) * (1 + STAGGER) - delay * STAGGER);

function climbPlace(share: number, way: number): Place {
  if (share <= 0) return GONE;
  if (share >= 1) return HERE;
  return { x: 0, y: (1 - settled(share)) * way, rotation: 0, opacity: clamp(share * 4) };
}

function crowdInFall(layer: ShowLayer, progress: number): Place {
  if (layer.grounded) return { ...HERE, y: 5 * Math.sin(Math.PI * clamp((progress - 0.3) / 0.7)) };
  const share = clamp((progress - 0.35) / 0.65);
  return { x: 0, y: 60 * share ** 2, rotation: 0, opacity: 1 - share };
}

const cheer = (layer: ShowLayer, progress: number): Place => ({
  ...HERE,
  y: -9 * Math.abs(Math.sin(Math.PI * (2 * progress + layer.delay))) * Math.min(1, 4 * (1 - progress)),
});

export function crowdPlace(layer: ShowLayer, moment: ShowMoment, outcome: GameOutcome): Place {
  const { phase, progress, height } = moment;
  if (phase === 'caiguda') return crowdInFall(layer, progress);
  if (phase === 'a terra' && layer.grounded && outcome === 'descarregat') return cheer(layer, progress);
  if (phase !== 'pujada' && layer.grounded) return HERE;
  return climbPlace(climbed(layer.step, layer.delay, height), CLIMB.crowd);
}

function tumble({ id, y }: Figure, from: Place, progress: number, top: number): Place {
  const way = Math.max(0, -y - 0.55 * SHOULDER);
  const landing = 0.4 + 0.35 * clamp(-y / top);
  const share = clamp(progress / landing);
  // From the id: adjacent figures differ, and a replay is identical.
  const side = ((id * 29) >> 2) % 2 === 0 ? 1 : -1;
  const sunk = clamp((progress - landing) / 0.22);
  return {
    x: side * (8 + ((id * 13) % 32)) * share,
    y: from.y + (way - from.y) * share ** 2 + 30 * sunk,
    rotation: side * (30 + ((id * 37) % 55)) * share,
    opacity: from.opacity * (1 - sunk),
  };
}

/** `top`: height of the highest feet. */
export function trunkPlace(
  figure: Figure,
  { step, grounded, delay }: ShowLayer,
  moment: ShowMoment,
  top: number,
): Place {
  if (grounded && moment.phase !== 'pujada') return HERE;
  const place = climbPlace(climbed(step, delay, moment.height), CLIMB.trunk);
  return moment.phase === 'caiguda' ? tumble(figure, place, moment.progress, top) : place;
}

/** Trembling before a fall, 0 to 1. */
function tension(outcome: GameOutcome, { phase, progress }: ShowMoment): number {
  if (phase === 'caiguda') return 1;
  if (outcome === 'carregat' && phase === 'baixada') return progress;
  // Going up must not reveal the outcome.
  return phase === 'dubte' ? (outcome === 'intent' ? 0.4 + 0.6 * progress : 0.5) : 0;
}

/** Horizontal offset of a floor, in drawing units. */
export function swayOf(step: number, moment: ShowMoment, outcome: GameOutcome, elapsed: number): number {
  if (moment.phase === 'a terra') return 0;
  const left = moment.phase === 'caiguda' ? clamp(1 - 3 * moment.progress) : 1;
  const swing = Math.sin(elapsed / 310) + 0.45 * Math.sin(elapsed / 137);
  const tremble = Math.sin(elapsed / 61) * 0.5;
  const near = tension(outcome, moment);
  return 0.012 * step ** 2 * moment.height * left * (swing * (1 + 1.5 * near) + tremble * near);
}
