import { aPerformance, aRound, aTeam } from '@/__tests__/builders/teams';
import { POSTER, posterBoxes, posterTowers } from '@/lib/castle-game/history/poster';
import { placedCurve, seasonPage } from '@/lib/castle-game/history/season-page';
import type { Team } from '@/lib/castle-game/types';

const history = [
  aPerformance({ day: '2023-10-05', points: 40, members: { before: 35, after: 41 } }),
  aPerformance({
    day: '2024-05-02',
    points: 900,
    members: { before: 41, after: 60 },
    rounds: [
      aRound('3d6', 'descarregat', 1, 130),
      aRound('4d6', 'intent', 2),
      aRound('Pd4', 'descarregat', 3, 45),
    ],
  }),
];
const firsts: Team['firsts'] = { '5d6': { performance: { carregat: '2023-10-05' } } };
const { team } = aTeam({
  name: 'Els Embolicats',
  history,
  firsts,
  members: 60,
  seasons: [{ season: '2023-2024', members: 15, read: false }],
});
const page = seasonPage(team, '2023-2024');
if (!page) throw new Error('no page');

describe('the poster of the year', () => {
  test('draws what stood in the best performance and what was new, the dearest first and none that fell', () => {
    const codes = posterTowers(page, team);
    expect([...codes].sort()).toEqual(['3d6', '5d6', 'Pd4']);
    const points = codes.map((code) => team.stats[code]?.descarregat ?? 0);
    expect(points).toEqual([...points].sort((one, other) => other - one));
  });

  test.each([0, 1, 2, 3, 4])(
    'keeps %i drawings apart, on the paper and on one ground, with people of one size',
    (count) => {
      const drawings = [
        { code: 'Pd4', width: 120, height: 700 },
        { code: '3d6', width: 420, height: 640 },
        { code: '4d9f', width: 900, height: 1100 },
        { code: '5d6', width: 500, height: 650 },
      ].slice(0, count);
      const boxes = posterBoxes(drawings);
      expect(boxes).toHaveLength(count);
      const scales = boxes.map(({ width }, index) => width / (drawings[index]?.width ?? 1));
      for (const [index, { x, y, width, height }] of boxes.entries()) {
        expect(scales[index]).toBeCloseTo(scales[0] ?? 0);
        expect(y + height).toBeCloseTo((boxes[0]?.y ?? 0) + (boxes[0]?.height ?? 0));
        expect(y).toBeGreaterThan(600);
        expect(y + height).toBeLessThan(POSTER.height);
        expect(x).toBeGreaterThan(0);
        expect(x + width).toBeLessThanOrEqual(POSTER.width);
        const before = boxes[index - 1];
        if (before) expect(x).toBeGreaterThan(before.x + before.width);
      }
    },
  );
});

describe('the curve of members', () => {
  test('goes through the season from left to right, inside its box', () => {
    const placed = placedCurve(page.curve, page.season);
    expect(placed.map(({ x }) => x)).toEqual([...placed.map(({ x }) => x)].sort((a, b) => a - b));
    expect(placed[0]).toMatchObject({ x: 0, members: 15 });
    for (const { x, y } of placed) {
      expect(x).toBeLessThanOrEqual(1);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThanOrEqual(1);
    }
  });
});
