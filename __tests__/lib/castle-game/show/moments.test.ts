import { GAME_OUTCOMES, type GameOutcome } from '@/lib/castle-game/outcomes';
import { SHOW_TIMES, showAt, stillOf } from '@/lib/castle-game/show/moments';

const FLOORS = 7;
const moments = (outcome: GameOutcome, floors = FLOORS) =>
  Array.from({ length: 141 }, (_, index) => showAt(outcome, floors, (index / 140) * SHOW_TIMES[outcome]));

describe('the show of an attempt', () => {
  it('takes 7,000, 6,000 and 4,000 milliseconds', () => {
    expect(Object.values(SHOW_TIMES)).toEqual([7000, 6000, 4000, 4000]);
  });

  it.each(GAME_OUTCOMES)(
    'of %s begins and ends with the first floor on the ground, so that the stage is never empty',
    (outcome) => {
      expect(showAt(outcome, FLOORS, -5)).toMatchObject({ phase: 'pujada', height: 1 });
      expect(showAt(outcome, FLOORS, 0)).toMatchObject({ phase: 'pujada', height: 1 });
      const end = { phase: 'a terra', progress: 1, height: 1, aleta: false };
      expect(showAt(outcome, FLOORS, SHOW_TIMES[outcome])).toEqual(end);
      expect(showAt(outcome, FLOORS, 1e9)).toEqual(end);
    },
  );

  it.each(GAME_OUTCOMES)('of %s never skips a floor', (outcome) => {
    const heights = moments(outcome)
      .filter(({ phase }) => phase !== 'a terra')
      .map(({ height }) => height);
    expect(heights.length).toBeGreaterThan(100);
    for (const [index, height] of heights.entries())
      expect(Math.abs(height - (heights[index - 1] ?? 1))).toBeLessThan(1);
  });

  it.each([2, 3, 4, 6, 9])('goes up at the same pace whatever becomes of it: %i floors', (floors) => {
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

  it('crowns what is descarregat or carregat, and nothing else', () => {
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

  it('falls when it fell, after the aleta or half-way, and only then', () => {
    const falling = GAME_OUTCOMES.filter((outcome) =>
      moments(outcome).some(({ phase }) => phase === 'caiguda'),
    );
    expect(falling).toEqual(['carregat', 'intent']);
    const order = moments('carregat').map(({ phase }) => phase);
    expect(order.indexOf('caiguda')).toBeGreaterThan(order.lastIndexOf('aleta'));
  });

  it('has a still picture of its highest, in whole floors', () => {
    expect(stillOf('descarregat', 7)).toMatchObject({ phase: 'aleta', height: 7, aleta: true });
    expect(stillOf('intent', 7)).toMatchObject({ phase: 'pujada', height: 4, aleta: false });
    expect(stillOf('intent', 2).height).toBe(1);
  });
});
