import type { GameOutcome } from '@/lib/castle-game/outcomes';
import { SHOULDER } from '@/lib/towers/drawing/body';
import type { Figure } from '@/lib/towers/drawing/figure';
import type { ShowLayer } from './layers';
import type { ShowMoment } from './moments';

/** Where somebody is against their place in the finished tower: drawing units, degrees, 0 (not seen) to 1. */
export type Place = {
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly opacity: number;
};

const HERE: Place = { x: 0, y: 0, rotation: 0, opacity: 1 };
const GONE: Place = { x: 0, y: 0, rotation: 0, opacity: 0 };

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** Starts fast, goes a little too far and settles. */
const settled = (share: number) => 1 + 1.9 * (share - 1) ** 3 + 0.9 * (share - 1) ** 2;

/** Share of a step that passes from the first of a floor to the last. */
const STAGGER = 0.6;
/** People of the trunk climb from the shoulders below; a crowd only closes in. */
const CLIMB = { trunk: 82, crowd: 26 } as const;

/** How far somebody has climbed, 0 to 1, when `height` floors are up. */
const climbed = (step: number, delay: number, height: number) =>
  clamp((height - step) * (1 + STAGGER) - delay * STAGGER);

function climbPlace(share: number, way: number): Place {
  if (share <= 0) return GONE;
  if (share >= 1) return HERE;
  return { x: 0, y: (1 - settled(share)) * way, rotation: 0, opacity: clamp(share * 4) };
}

/** A crowd that takes the fall: it gives a little, and what stood above the pinya goes down with the rest. */
function crowdInFall(layer: ShowLayer, progress: number): Place {
  if (layer.grounded) return { ...HERE, y: 5 * Math.sin(Math.PI * clamp((progress - 0.3) / 0.7)) };
  const share = clamp((progress - 0.35) / 0.65);
  return { x: 0, y: 60 * share ** 2, rotation: 0, opacity: 1 - share };
}

/** Joy of those in the pinya: each group jumps in its own time. */
const cheer = (layer: ShowLayer, progress: number): Place => ({
  ...HERE,
  y: -9 * Math.abs(Math.sin(Math.PI * (2 * progress + layer.delay))) * Math.min(1, 4 * (1 - progress)),
});

/** Where a crowd is at a moment of a show. */
export function crowdPlace(layer: ShowLayer, moment: ShowMoment, outcome: GameOutcome): Place {
  const { phase, progress, height } = moment;
  if (phase === 'caiguda') return crowdInFall(layer, progress);
  if (phase === 'a terra' && layer.grounded && outcome === 'descarregat') return cheer(layer, progress);
  if (phase !== 'pujada' && layer.grounded) return HERE;
  return climbPlace(climbed(layer.step, layer.delay, height), CLIMB.crowd);
}

/** Tumbles down to the shoulders of the pinya and sinks among them; who was higher takes longer. */
function tumble({ id, y }: Figure, from: Place, progress: number, top: number): Place {
  const way = Math.max(0, -y - 0.55 * SHOULDER);
  const landing = 0.4 + 0.35 * clamp(-y / top);
  const share = clamp(progress / landing);
  // Nobody next to another falls alike, and the same fall is always the same.
  const side = ((id * 29) >> 2) % 2 === 0 ? 1 : -1;
  const sunk = clamp((progress - landing) / 0.22);
  return {
    x: side * (8 + ((id * 13) % 32)) * share,
    y: from.y + (way - from.y) * share ** 2 + 30 * sunk,
    rotation: side * (30 + ((id * 37) % 55)) * share,
    opacity: from.opacity * (1 - sunk),
  };
}

/** Where somebody of the trunk is. `top` is the height of the highest feet. */
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

/** How near the tower is to falling, 0 to 1: it trembles before it does. */
function tension(outcome: GameOutcome, { phase, progress }: ShowMoment): number {
  if (phase === 'caiguda') return 1;
  if (outcome === 'carregat' && phase === 'baixada') return progress;
  // While it goes up nothing may tell how it will end.
  return phase === 'dubte' ? (outcome === 'intent' ? 0.4 + 0.6 * progress : 0.5) : 0;
}

/** How far a floor of the trunk leans to a side, in drawing units: more the higher it is and the more stands. */
export function swayOf(step: number, moment: ShowMoment, outcome: GameOutcome, elapsed: number): number {
  if (moment.phase === 'a terra') return 0;
  const left = moment.phase === 'caiguda' ? clamp(1 - 3 * moment.progress) : 1;
  const swing = Math.sin(elapsed / 310) + 0.45 * Math.sin(elapsed / 137);
  const tremble = Math.sin(elapsed / 61) * 0.5;
  const near = tension(outcome, moment);
  return 0.012 * step ** 2 * moment.height * left * (swing * (1 + 1.5 * near) + tremble * near);
}
