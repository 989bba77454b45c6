import { aPerformance, aRound, aTeam } from '@/__tests__/builders/teams';
import { posterTexts } from '@/content/interface/castle-game/poster';
import { curveLabel, yearAgoSentence } from '@/content/interface/castle-game/year';
import { POSTER, posterBoxes, posterLines, posterTowers } from '@/lib/castle-game/history/poster';
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

  test('says the team, the season, how it grew and its best performance, one line under another', () => {
    const lines = posterLines(posterTexts(team, page));
    const text = lines.map((line) => line.text).join('\n');
    for (const fact of ['Els Embolicats', '2023-2024', 'De 15 a 60 castellers', '900 punts', '5d6C'])
      expect(text).toContain(fact);
    for (const [index, { y }] of lines.entries()) expect(y).toBeGreaterThan(lines[index - 1]?.y ?? 0);
    const [drawn] = posterBoxes([{ code: 'Pd4', width: 1, height: 900 }]);
    const address = lines.at(-1);
    for (const { y } of lines.slice(0, -1)) expect(y).toBeLessThan(drawn?.y ?? 0);
    expect(address?.text).toMatch(/^Crea la teva pròpia colla · .+\/joc-castells$/);
    expect(address).toMatchObject({ on: 'team' });
    expect(address?.y).toBeGreaterThan((drawn?.y ?? 0) + (drawn?.height ?? 0));
  });
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

  test('is told in words too', () => {
    expect(curveLabel(page.curve)).toBe('Gràfic: de 15 a 60 castellers; 60 com a màxim.');
  });
});

test('tells what the team was a year ago, also when it had not performed', () => {
  const members = { before: 15, after: 41 };
  expect(yearAgoSentence({ members, best: aPerformance({ points: 1500 }) })).toBe(
    'Fa un any éreu 41 i la millor diada havia estat de 1.500 punts.',
  );
  expect(yearAgoSentence({ members, best: undefined })).toBe('Fa un any éreu 41 i encara no havíeu actuat.');
});
