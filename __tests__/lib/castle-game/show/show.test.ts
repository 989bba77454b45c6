import { aLastAttempt } from '@/__tests__/builders/teams';
import { aTower } from '@/__tests__/builders/towers';
import { firstTimeText } from '@/content/interface/castle-game/year';
import {
  type Announcement,
  announcedIn,
  announcementOf,
  SHOW_PHASES,
  SHOW_TIMES,
  type ShowMoment,
  type ShowPhase,
  showAt,
  stillOf,
} from '@/lib/castle-game/show/moments';
import { levelIn, soundsBetween } from '@/lib/castle-game/show/sounds';
import {
  crowdPlace,
  type Place,
  type ShowLayer,
  showLayers,
  swayOf,
  trunkPlace,
} from '@/lib/castle-game/show/stage';
import type { FirstTimes } from '@/lib/castle-game/types';
import { GAME_OUTCOMES, type GameOutcome } from '@/lib/castle-game/vocabulary';
import { drawElevation } from '@/lib/towers/drawing/elevation';
import type { Figure } from '@/lib/towers/drawing/figure';
import { constructionOf } from '@/lib/towers/notation';

const FLOORS = 7;
const moments = (outcome: GameOutcome, floors = FLOORS) =>
  Array.from({ length: 141 }, (_, index) => showAt(outcome, floors, (index / 140) * SHOW_TIMES[outcome]));

describe('the show of an attempt', () => {
  test.each(GAME_OUTCOMES)(
    'of %s begins and ends with the first floor on the ground, so that the stage is never empty',
    (outcome) => {
      expect(showAt(outcome, FLOORS, -5)).toMatchObject({ phase: 'pujada', height: 1 });
      expect(showAt(outcome, FLOORS, 0)).toMatchObject({ phase: 'pujada', height: 1 });
      const end = { phase: 'a terra', progress: 1, height: 1, aleta: false };
      expect(showAt(outcome, FLOORS, SHOW_TIMES[outcome])).toEqual(end);
      expect(showAt(outcome, FLOORS, 1e9)).toEqual(end);
    },
  );

  test.each(GAME_OUTCOMES)('of %s never skips a floor', (outcome) => {
    const heights = moments(outcome)
      .filter(({ phase }) => phase !== 'a terra')
      .map(({ height }) => height);
    expect(heights.length).toBeGreaterThan(100);
    for (const [index, height] of heights.entries())
      expect(Math.abs(height - (heights[index - 1] ?? 1))).toBeLessThan(1);
  });

  test.each([2, 3, 4, 6, 9])('goes up at the same pace whatever becomes of it: %i floors', (floors) => {
    const tops = GAME_OUTCOMES.map((outcome) =>
      Math.max(...moments(outcome, floors).map(({ height }) => height)),
    );
    for (let elapsed = 0; elapsed < 3300; elapsed += 50) {
      const heights = GAME_OUTCOMES.map((outcome) => showAt(outcome, floors, elapsed))
        .filter(({ phase }) => phase === 'pujada')
        .map(({ height }) => height);
      for (const height of heights) expect(height).toBeCloseTo(heights[0] ?? 0);
    }
    for (const top of tops) expect(top).toBeGreaterThan(1);
    const aletas = (['descarregat', 'carregat'] as const).map(
      (outcome) => moments(outcome, floors).filter(({ aleta }) => aleta).length * (SHOW_TIMES[outcome] / 140),
    );
    expect(Math.abs((aletas[0] ?? 0) - (aletas[1] ?? 0))).toBeLessThan(60);
  });

  test('crowns what is descarregat or carregat, and nothing else', () => {
    const crowned = GAME_OUTCOMES.filter((outcome) =>
      moments(outcome).some(({ height, aleta }) => aleta && height === FLOORS),
    );
    expect(crowned).toEqual(['descarregat', 'carregat']);
    for (const outcome of ['intent', 'intent desmuntat'] as const)
      for (const floors of [2, 3, 7]) {
        const top = Math.max(...moments(outcome, floors).map(({ height }) => height));
        expect(top).toBeGreaterThan(1);
        expect(top).toBeLessThan(floors);
      }
  });

  test('falls when it fell, after the aleta or half-way, and only then', () => {
    const falling = GAME_OUTCOMES.filter((outcome) =>
      moments(outcome).some(({ phase }) => phase === 'caiguda'),
    );
    expect(falling).toEqual(['carregat', 'intent']);
    const order = moments('carregat').map(({ phase }) => phase);
    expect(order.indexOf('caiguda')).toBeGreaterThan(order.lastIndexOf('aleta'));
  });

  test('has a still picture of its highest, in whole floors', () => {
    expect(stillOf('descarregat', 7)).toMatchObject({ phase: 'aleta', height: 7, aleta: true });
    expect(stillOf('intent', 7)).toMatchObject({ phase: 'pujada', height: 4, aleta: false });
    expect(stillOf('intent', 2).height).toBe(1);
  });
});

const textIn = (announcement: Announcement, phase: ShowPhase): string => {
  const first = announcedIn(announcement, phase);
  return first ? firstTimeText(first) : '';
};

describe('announcement', () => {
  const said = (first: 'carregat' | 'descarregat' | undefined, firsts: FirstTimes = {}) => {
    const lastAttempt = aLastAttempt('4d7', { outcome: first ?? 'intent', ...(first && { first }) });
    const announcement = announcementOf({ lastAttempt, firsts: { '4d7': firsts } });
    return announcement && SHOW_PHASES.map((phase) => textIn(announcement, phase));
  };

  test('announces a tower at its aleta as what it is by then, carregat, whatever becomes of it', () => {
    const carregat = said('carregat', { performance: { carregat: '2024-03-14' } });
    const descarregat = said('descarregat', { performance: { descarregat: '2024-03-14' } });
    const crowned = 'Primer 4d7 carregat de la colla!';
    expect(carregat).toEqual(['', '', crowned, crowned, crowned, crowned]);
    expect(descarregat).toEqual(['', '', crowned, crowned, crowned, 'Primer 4d7 de la colla!']);
  });

  test('says that only the unloading is new when everybody is down, since before that it would tell the end', () => {
    const firsts = { performance: { carregat: '2023-11-02', descarregat: '2024-03-14' } } as const;
    expect(said('descarregat', firsts)).toEqual(['', '', '', '', '', 'Primer 4d7 de la colla!']);
  });

  test('announces nothing else', () => {
    expect(said(undefined)).toBeUndefined();
    expect(announcementOf({ lastAttempt: null, firsts: {} })).toBeUndefined();
  });
});

describe('the sounds of a show', () => {
  function heard(outcome: GameOutcome, step: number) {
    let before: ShowMoment | undefined;
    const names: string[] = [];
    for (let elapsed = 0; elapsed <= SHOW_TIMES[outcome]; elapsed += step) {
      const now = showAt(outcome, 5, elapsed);
      const { stops, plays } = soundsBetween(before, now, outcome);
      if (stops) names.push('|');
      names.push(...plays);
      before = now;
    }
    return names.join(' ');
  }

  test.each([
    ['descarregat', 'tabal tabal pujada | aleta | baixada | aplaudiment'],
    ['carregat', 'tabal tabal pujada | aleta | baixada | caiguda |'],
    ['intent', 'tabal tabal pujada | caiguda |'],
    ['intent desmuntat', 'tabal tabal pujada | |'],
  ] as const)(
    'of %s: the toc begins with the segons, ends with the unloading and breaks off in a fall',
    (outcome, names) => {
      expect(heard(outcome, 16)).toBe(names);
    },
  );

  test('begin the toc when the segons stand, and not before', () => {
    const at = (height: number) => ({ phase: 'pujada', progress: 0, height, aleta: false }) as const;
    expect(soundsBetween(at(1.95), at(2), 'intent').plays).toEqual(['pujada']);
    expect(soundsBetween(at(1.9), at(1.99), 'intent').plays).toEqual([]);
    expect(soundsBetween(at(2), at(3.4), 'intent').plays).toEqual([]);
  });

  test('have a level from storage, and the first one for whatever else stands there', () => {
    expect(['1', '10', '7'].map(levelIn)).toEqual([1, 10, 7]);
    expect([null, undefined, '', '0', '11', '-3', '3.5', 'alt'].map(levelIn)).toEqual(Array(8).fill(6));
  });
});

function stageOf(code: string) {
  const drawing = drawElevation(constructionOf(code));
  return { drawing, ...showLayers(drawing) };
}

describe('the layers of a show', () => {
  test.each(['Pd4', 'Td8fm', '3d9fm', '4d8fa', 'FT 3d8f', '3d6n'])(
    'of %s hold each person once, and no step is empty',
    (code) => {
      const { drawing, steps, layers } = stageOf(code);
      const ids = layers.flatMap(({ figures }) => figures.map(({ id }) => id));
      expect(ids.toSorted((a, b) => a - b)).toEqual(drawing.figures.map(({ id }) => id));
      expect([...new Set(layers.map(({ step }) => step))].toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: steps }, (_, step) => step),
      );
    },
  );

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
