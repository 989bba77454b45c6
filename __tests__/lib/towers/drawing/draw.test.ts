import { CODES } from '@/__tests__/builders/samples';
import { drawCrowd } from '@/lib/towers/drawing/crowd';
import { drawTower } from '@/lib/towers/drawing/draw';
import { drawElevation, topOf } from '@/lib/towers/drawing/elevation';
import { type Figure, VIEWS } from '@/lib/towers/drawing/figure';
import { drawPlan } from '@/lib/towers/drawing/plan';
import { silhouette } from '@/lib/towers/drawing/silhouette';
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
  // One tower of seven, another for each view.
  const some = TOWERS.filter((_, index) => index % 7 === VIEWS.indexOf(view));
  const wrong = some.filter((tower) => {
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

test('the pom of a pilar is its enxaneta and the floor below', () => {
  const { figures } = drawTower(constructionOf('Pd5'), 'elevation');
  const pom = figures.filter(({ part }) => part === 'pom').map(({ floor }) => floor);
  expect(pom.sort()).toEqual([4, 5]);
});

test('the detail of a piece without enxaneta is the whole elevation', () => {
  const construction = constructionOf('FT Td7f');
  expect(drawTower(construction, 'detail').box).toEqual(drawElevation(construction).box);
});

test.each([300, 550, 750])(
  'a tile %d wide continues in the next: a person across an edge is at both',
  (width) => {
    const { figures } = drawCrowd(width);
    const crossing = figures.filter(({ x }) => x < 48);
    expect(crossing.length).toBeGreaterThan(4);
    for (const { id, x, y } of crossing.filter((figure) => figure.x > -48)) {
      expect(figures.some((other) => other.id === id && other.x === x + width && other.y === y)).toBe(true);
    }
  },
);

const figuresOf = (code: string) => drawPlan(constructionOf(code)).figures;
const byRole = (code: string, role: string) => figuresOf(code).filter((figure) => figure.role === role);

test.each(Object.entries({ Pd5: 1, Td7f: 2, '3d7': 3, '4d8': 4 }))(
  'the soca of %s has %d baixos, each with contrafort, agulla and two crosses',
  (code, baixos) => {
    const roles = ['baix', 'contrafort', 'agulla', 'crossa'].map((role) => byRole(code, role).length);
    expect(roles).toEqual([baixos, baixos, baixos, 2 * baixos]);
  },
);

test.each(
  Object.entries({ '5d7': 5, '6d7': 6, '7d7': 7, '8d7': 8, '9d7': 9, '10d7': 10, '3d7+4d7': 7, Vd5: 3 }),
)('%s keeps all of its %d baixos', (code, baixos) => {
  expect(byRole(code, 'baix')).toHaveLength(baixos);
});

test('the pinya has every position', () => {
  const roles = new Set(figuresOf('4d8').map(({ role }) => role));
  expect([...roles].sort()).toEqual(
    ['agulla', 'baix', 'contrafort', 'cordo', 'crossa', 'lateral', 'primeres-mans', 'vent'].sort(),
  );
});

test.each(Object.entries({ Td7f: 2, '3d7': 3, '4d8': 4 }))(
  '%s looks the same from each of its %d rengles',
  (code, rengles) => {
    const figures = figuresOf(code).filter(({ role }) => role !== 'cordo');
    const angle = (2 * Math.PI) / rengles;
    const turned = ({ x, y }: Figure) => ({
      x: x * Math.cos(angle) - y * Math.sin(angle),
      y: x * Math.sin(angle) + y * Math.cos(angle),
    });
    for (const figure of figures) {
      const at = turned(figure);
      const twin = figures.find(({ x, y }) => Math.hypot(x - at.x, y - at.y) < 0.5);
      expect(twin?.role).toBe(figure.role);
    }
  },
);

test.each(CODES)('%s from above fits a square box without overlaps', (code) => {
  const { box, figures } = drawPlan(constructionOf(code));
  expect(box.width).toBe(box.height);
  const outside = figures.filter(
    ({ x, y }) => !(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height),
  );
  const squeezed = figures.filter(({ id, x, y }) =>
    figures.some((other) => other.id < id && Math.hypot(other.x - x, other.y - y) < 19.8),
  );
  expect(outside).toEqual([]);
  expect(squeezed).toEqual([]);
});

test('a net castell shows its baixos alone', () => {
  expect(figuresOf('3d5n').map(({ role }) => role)).toEqual(['baix', 'baix', 'baix']);
});

test.each(Object.entries({ '3d7a': 4, '4d7a': 5 }))(
  'the baix of the pilar inside %s is in the middle, where the agulles would be',
  (code, baixos) => {
    const { figures } = drawPlan(constructionOf(code));
    expect(figures.filter(({ role }) => role === 'baix')).toHaveLength(baixos);
    expect(figures.filter(({ role }) => role === 'agulla')).toHaveLength(0);
  },
);

test.each([
  ['FT Td7f', 'folre', 'segon', 2],
  ['MT 3d9fm', 'manilla', 'terc', 3],
  ['PT Pd8fmp', 'puntal', 'quart', 1],
])(
  '%s shows the ring of its elevation around the floor it holds, and no pinya',
  (code, ring, held, columns) => {
    const { figures } = drawElevation(constructionOf(code));
    const inRing = figures.filter(({ role }) => role === ring);
    expect(inRing.length).toBeGreaterThan(3);
    expect(byRole(code, ring)).toHaveLength(inRing.length);
    expect(byRole(code, held)).toHaveLength(columns);
    expect(figuresOf(code)).toHaveLength(inRing.length + columns);
  },
);

/** People of each floor, from the ground. */
const floorsOf = (code: string) => {
  const { people, floors } = silhouette(constructionOf(code));
  return Array.from({ length: floors }, (_, floor) => people.filter((one) => one.floor === floor).length);
};

test.each([
  ['3d7', [3, 3, 3, 3, 2, 1, 1]],
  ['Td8fm', [2, 2, 2, 2, 2, 2, 1, 1]],
  ['Pd5', [1, 1, 1, 1, 1]],
  ['Vd5', [3, 3, 3, 3, 1]],
  ['7d7', [7, 7, 7, 7, 4, 2, 1]],
  ['3d7+4d7', [7, 7, 7, 7, 4, 2, 2]],
])('%s has its floors, a pom for each trunk, and one enxaneta', (code, floors) => {
  expect(floorsOf(code)).toEqual(floors);
  const { people, width } = silhouette(constructionOf(code));
  for (const { x } of people) expect(x >= 0 && x <= width - 1).toBe(true);
});
