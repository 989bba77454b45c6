import { drawCrowd } from '@/lib/towers/drawing/crowd';
import { drawTower } from '@/lib/towers/drawing/draw';
import { drawElevation, topOf } from '@/lib/towers/drawing/elevation';
import { VIEWS } from '@/lib/towers/drawing/figure';
import { constructionOf, constructionProblem } from '@/lib/towers/notation';
import { STRUCTURES, SUPPORTS, type Tower } from '@/lib/towers/types';

const PLAIN = { kind: 'tower', perSota: false, agulla: false, neta: false, caminant: false } as const;
const MANNERS = [{}, { perSota: true }, { agulla: true }, { neta: true }, { caminant: true }];

/** Every valid tower of few and of many floors. */
const TOWERS = STRUCTURES.flatMap((structure) =>
  [2, 3, 8].flatMap((floors) =>
    SUPPORTS.flatMap((support) =>
      MANNERS.map((manner): Tower => ({ ...PLAIN, ...manner, structure, floors, support })),
    ),
  ),
).filter((tower) => constructionProblem(tower) === undefined);

test.each(VIEWS)('every valid tower can be drawn: %s', (view) => {
  expect(TOWERS.length).toBeGreaterThan(100);
  const wrong = TOWERS.filter((tower) => {
    const { box, figures } = drawTower(tower, view);
    const numbers = figures.flatMap(({ x, y, depth, scale, heading }) => [x, y, depth, scale, heading]);
    return (
      figures.length === 0 ||
      ![box.x, box.y, box.width, box.height, ...numbers].every(Number.isFinite) ||
      figures.some(({ depth }) => depth < 0 || depth > 1)
    );
  });
  expect(wrong).toEqual([]);
});

test('in every valid tower no person floats and the enxaneta is the highest', () => {
  const wrong = TOWERS.filter((tower) => {
    const { figures } = drawTower(tower, 'elevation');
    const highest = figures.reduce((best, figure) => (topOf(figure) < topOf(best) ? figure : best));
    const floating = figures.some(
      ({ floor, part, standsOn }) =>
        floor > 1 && (part === 'tronc' || part === 'pom') && standsOn.length === 0,
    );
    return floating || highest.role !== 'enxaneta';
  });
  expect(wrong).toEqual([]);
});

test.each(['Pd5', '4d8', '4d7a', '5d7', '10d7', 'Vd6f', '3d7+4d7', '3d5n'])(
  'the detail of %s shows the whole pom',
  (code) => {
    const { box, figures } = drawTower(constructionOf(code), 'detail');
    const enxaneta = figures.find(({ role }) => role === 'enxaneta');
    expect(enxaneta).toBeDefined();
    expect(figures.every((figure) => topOf(figure) >= box.y)).toBe(true);
    for (const { x, part, tower } of figures) {
      if (part !== 'pom' || tower !== enxaneta?.tower) continue;
      expect(x).toBeGreaterThan(box.x);
      expect(x).toBeLessThan(box.x + box.width);
    }
  },
);

test('the detail has a tenth of the figures of the elevation', () => {
  const construction = constructionOf('4d8');
  expect(drawTower(construction, 'detail').figures.length).toBeLessThan(
    drawElevation(construction).figures.length / 10,
  );
});

test('the detail of a piece without enxaneta is the whole elevation', () => {
  const construction = constructionOf('FT Td7f');
  expect(drawTower(construction, 'detail').box).toEqual(drawElevation(construction).box);
});

test.each([300, 550, 750])(
  'a tile %d wide continues in the next one: whoever crosses an edge is at both',
  (width) => {
    const { figures } = drawCrowd(width);
    const crossing = figures.filter(({ x }) => x < 48);
    expect(crossing.length).toBeGreaterThan(4);
    for (const { id, x, y } of crossing.filter((figure) => figure.x > -48)) {
      expect(figures.some((other) => other.id === id && other.x === x + width && other.y === y)).toBe(true);
    }
  },
);

test('people stand close together, in rows, those behind first', () => {
  const { figures } = drawCrowd(550);
  const depths = figures.map(({ depth }) => depth);
  expect(depths).toEqual([...depths].sort((a, b) => b - a));
  const front = figures.filter(({ depth }) => depth === 0).map(({ x }) => x);
  const gaps = front.slice(1).map((x, index) => x - (front[index] ?? 0));
  expect(Math.max(...gaps)).toBeLessThan(48);
});
