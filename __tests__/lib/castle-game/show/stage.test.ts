import { rules } from '@/__tests__/builders/teams';
import { aTower } from '@/__tests__/builders/towers';
import { SHOW_TIMES, showAt } from '@/lib/castle-game/show/moments';
import {
  crowdPlace,
  type Place,
  type ShowLayer,
  showLayers,
  swayOf,
  trunkPlace,
} from '@/lib/castle-game/show/stage';
import { GAME_OUTCOMES, type GameOutcome } from '@/lib/castle-game/types';
import { drawElevation } from '@/lib/towers/drawing/elevation';
import type { Figure } from '@/lib/towers/drawing/figure';
import { parseConstruction } from '@/lib/towers/notation';

function stageOf(code: string) {
  const parsed = parseConstruction(code);
  if (!parsed.ok) throw new Error(code);
  const drawing = drawElevation(parsed.construction);
  return { drawing, ...showLayers(drawing) };
}

describe('the layers of a show', () => {
  test.each([...rules.catalogue.keys()])('of %s hold each person once, and no step is empty', (code) => {
    const { drawing, steps, layers } = stageOf(code);
    const ids = layers.flatMap(({ figures }) => figures.map(({ id }) => id));
    expect(ids.toSorted((a, b) => a - b)).toEqual(drawing.figures.map(({ id }) => id));
    expect([...new Set(layers.map(({ step }) => step))].toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: steps }, (_, step) => step),
    );
  });

  test('keep the painting order within each plane', () => {
    for (const plane of ['behind', 'trunk', 'front']) {
      const ids = stageOf('3d9fm')
        .layers.filter((layer) => layer.plane === plane)
        .flatMap(({ figures }) => figures.map(({ id }) => id));
      expect(ids.length).toBeGreaterThan(10);
      expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    }
  });

  test('never raise a person before those below', () => {
    const { drawing, layers } = stageOf('4d8fa');
    const stepOf = (id: number) =>
      layers.find(({ figures }) => figures.some((one) => one.id === id))?.step ?? -1;
    for (const { id, standsOn } of drawing.figures)
      for (const other of standsOn) expect(stepOf(other)).toBeLessThan(stepOf(id));
  });

  test('raise a tower floor by floor, and a rehearsed folre between its two floors', () => {
    expect(stageOf('4d8').steps).toBe(8);
    const { steps, layers } = stageOf('FT 3d8f');
    expect(steps).toBe(3);
    const ring = layers.filter(({ plane }) => plane !== 'trunk');
    expect(ring.length).toBeGreaterThan(0);
    for (const layer of ring) expect(layer).toMatchObject({ step: 1, grounded: true });
  });
});

const { steps, layers } = showLayers(drawElevation(aTower({ floors: 8, support: 'f' })));
const TOP = Math.max(...layers.flatMap(({ figures }) => figures.map(({ y }) => -y)));

type Seen = Place & { readonly layer: ShowLayer; readonly figure?: Figure };

function placesAt(outcome: GameOutcome, share: number): Seen[] {
  const moment = showAt(outcome, steps, share * SHOW_TIMES[outcome]);
  return layers.flatMap((layer) =>
    layer.plane === 'trunk'
      ? layer.figures.map((figure) => ({ layer, figure, ...trunkPlace(figure, layer, moment, TOP) }))
      : [{ layer, ...crowdPlace(layer, moment, outcome) }],
  );
}

describe('the places of a show', () => {
  test.each(GAME_OUTCOMES)(
    'of %s begin and end with the people on the ground, and nobody else',
    (outcome) => {
      for (const share of [0, 1])
        for (const { layer, opacity } of placesAt(outcome, share))
          expect(opacity).toBe(layer.grounded ? 1 : 0);
    },
  );

  test('sway alike while the tower goes up, for every outcome', () => {
    for (let elapsed = 0; elapsed < 1700; elapsed += 100) {
      const sways = GAME_OUTCOMES.map((outcome) =>
        swayOf(2, showAt(outcome, 8, elapsed), outcome, elapsed).toFixed(6),
      );
      expect(new Set(sways).size).toBe(1);
    }
  });

  test.each(['descarregat', 'carregat'] as const)('of %s have everybody in place at the aleta', (outcome) => {
    for (const place of placesAt(outcome, 0.58))
      expect(place).toMatchObject({ x: 0, y: 0, rotation: 0, opacity: 1 });
  });

  test.each(GAME_OUTCOMES)(
    'of %s change little from one frame to the next, so that nobody jumps',
    (outcome) => {
      const frames = Math.round(SHOW_TIMES[outcome] / 16);
      let before = placesAt(outcome, 0);
      let farthest = 0;
      let faintest = 0;
      for (let frame = 1; frame <= frames; frame += 1) {
        const now = placesAt(outcome, frame / frames);
        for (const [index, { y, opacity }] of now.entries()) {
          const last = before[index];
          if (!last || Math.min(opacity, last.opacity) < 0.35) continue;
          farthest = Math.max(farthest, Math.abs(y - last.y));
          faintest = Math.max(faintest, Math.abs(opacity - last.opacity));
        }
        before = now;
      }
      expect(farthest).toBeGreaterThan(1);
      // The end of the highest fall.
      expect(farthest).toBeLessThan(75);
      expect(faintest).toBeLessThan(0.45);
    },
  );

  test('turn people who fall, and end above the ground, in the pinya', () => {
    const falling = placesAt('intent', 0.7).filter(({ figure, rotation }) => figure && rotation !== 0);
    expect(falling.length).toBeGreaterThan(4);
    for (const { figure, y } of falling) expect((figure?.y ?? 0) + y).toBeLessThan(0);
  });

  test('sway more the higher, and not at all on the ground', () => {
    const moment = showAt('descarregat', 8, 3000);
    const widest = (step: number) =>
      Math.max(
        ...Array.from({ length: 60 }, (_, t) => Math.abs(swayOf(step, moment, 'descarregat', t * 50))),
      );
    expect(widest(0)).toBe(0);
    expect(widest(6)).toBeGreaterThan(2 * widest(3));
    expect(widest(7)).toBeLessThan(12);
  });
});
