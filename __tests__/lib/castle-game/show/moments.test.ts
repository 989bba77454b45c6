import { aLastAttempt } from '@/__tests__/builders/teams';
import { firstTimeText } from '@/content/interface/castle-game/year';
import {
  type Announcement,
  announcedIn,
  announcementOf,
  SHOW_PHASES,
  SHOW_TIMES,
  type ShowPhase,
  showAt,
  stillOf,
} from '@/lib/castle-game/show/moments';
import { type FirstTimes, GAME_OUTCOMES, type GameOutcome } from '@/lib/castle-game/types';

const FLOORS = 7;
const moments = (outcome: GameOutcome, floors = FLOORS) =>
  Array.from({ length: 141 }, (_, index) => showAt(outcome, floors, (index / 140) * SHOW_TIMES[outcome]));

describe('the show of an attempt', () => {
  test('takes 7,000, 6,000 and 4,000 milliseconds', () => {
    expect(Object.values(SHOW_TIMES)).toEqual([7000, 6000, 4000, 4000]);
  });

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
