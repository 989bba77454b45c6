import { CODES } from '@/__tests__/builders/samples';
import { drawElevation, shouldersOf, topOf } from '@/lib/towers/drawing/elevation';
import { type Figure, HALF_SHOULDERS } from '@/lib/towers/drawing/figure';
import { constructionOf } from '@/lib/towers/notation';

const figuresOf = (code: string) => drawElevation(constructionOf(code)).figures;

const count = (code: string, test: (figure: Figure) => boolean) => figuresOf(code).filter(test).length;

test.each(
  Object.entries({
    Pd5: 1,
    Td7: 2,
    '3d7': 3,
    '4d8': 4,
    '5d7': 5,
    '6d7': 6,
    '7d7': 7,
    '8d7': 8,
    '9d7': 9,
    '10d7': 10,
  }),
)('%s has %d people on each floor of the trunk, baixos included', (code, people) => {
  for (const role of ['baix', 'segon', 'terc']) {
    expect(count(code, (figure) => figure.role === role)).toBe(people);
  }
});

test.each(Object.entries({ '4d8': 1, '5d7': 2, '6d7': 2, '7d7': 2, '9d7': 4, '10d7': 3 }))(
  '%s has %d poms, each with two dosos and an acotxador, crowned by a single enxaneta',
  (code, poms) => {
    expect(count(code, ({ role }) => role === 'dosos')).toBe(2 * poms);
    expect(count(code, ({ role }) => role === 'acotxador')).toBe(poms);
    expect(count(code, ({ role }) => role === 'enxaneta')).toBe(1);
  },
);

test('a pilar has one person on each floor and neither dosos nor acotxador', () => {
  const trunk = figuresOf('Pd6').filter(({ part, role }) => part !== 'pinya' || role === 'baix');
  expect(trunk.map(({ role }) => role)).toEqual(['baix', 'segon', 'terc', 'quart', 'quint', 'enxaneta']);
});

test('a vano is a pilar with one a floor lower at each side', () => {
  const enxanetes = figuresOf('Vd5').filter(({ role }) => role === 'enxaneta');
  expect(enxanetes.sort((a, b) => a.x - b.x).map(({ floor }) => floor)).toEqual([4, 5, 4]);
});

test('the agulla is a pilar two floors lower, inside and behind the front columns', () => {
  const agulla = figuresOf('4d7a').filter(({ role }) => role === 'agulla-pilar');
  expect(agulla.map(({ floor }) => floor).sort()).toEqual([1, 2, 3, 4, 5]);
  expect(agulla.every(({ x, depth }) => x === 0 && depth === 0.5)).toBe(true);
  expect(count('4d7', ({ role }) => role === 'agulla-pilar')).toBe(0);
});

test.each([
  ['4d8', []],
  ['3d8f', ['folre']],
  ['Td8fm', ['folre', 'manilles']],
  ['Pd8fmp', ['folre', 'manilles', 'puntals']],
  ['FT Td7f', ['folre']],
  ['MT 3d9fm', ['manilles']],
  ['PT Pd8fmp', ['puntals']],
  ['7d8f', ['folre']],
  ['Vd6f', ['folre']],
])('%s shows exactly the rings of its code: %j', (code, rings) => {
  const parts = new Set<string>(figuresOf(code).map(({ part }) => part));
  expect(['folre', 'manilles', 'puntals'].filter((part) => parts.has(part))).toEqual(rings);
});

test('a net castell has no pinya, and one lifted from below only a few people who leave the baixos in sight', () => {
  const crowd = (code: string) => count(code, ({ part, role }) => part === 'pinya' && role !== 'baix');
  expect(crowd('3d5n')).toBe(0);
  expect(crowd('3d7s')).toBeGreaterThan(4);
  expect(crowd('3d7s')).toBeLessThan(20);
  expect(crowd('3d7')).toBeGreaterThan(80);
});

test('a pilar walks with people who stride beside it', () => {
  const crowd = figuresOf('Pd4cam').filter(({ part, role }) => part === 'pinya' && role !== 'baix');
  expect(crowd.length).toBeGreaterThan(8);
  expect(crowd.every(({ pose }) => pose === 'striding')).toBe(true);
});

test('a combination puts its towers side by side', () => {
  const enxanetes = figuresOf('3d7+4d7').filter(({ role }) => role === 'enxaneta');
  expect(enxanetes.map(({ tower }) => tower).sort()).toEqual([0, 1]);
  const [left, right] = enxanetes.sort((a, b) => a.tower - b.tower);
  expect((right?.x ?? 0) - (left?.x ?? 0)).toBeGreaterThan(150);
});

describe.each(CODES)('%s', (code) => {
  const construction = constructionOf(code);
  const drawing = drawElevation(construction);
  const { figures } = drawing;

  test('all feet above the ground are at the height of the shoulders below', () => {
    const carried = figures.filter(({ standsOn }) => standsOn.length > 0);
    expect(carried.length).toBeGreaterThan(0);
    const floating = carried.filter((figure) => {
      const below = figure.standsOn.flatMap((id) => figures[id] ?? []);
      const shoulders = below.map((other) => other.y - shouldersOf(other));
      const xs = below.map(({ x }) => x);
      return (
        below.length !== figure.standsOn.length ||
        below.some((other) => other.floor !== figure.floor - 1) ||
        figure.y < Math.min(...shoulders) - 1 ||
        figure.y > Math.max(...shoulders) + 1 ||
        figure.x < Math.min(...xs) - HALF_SHOULDERS ||
        figure.x > Math.max(...xs) + HALF_SHOULDERS
      );
    });
    expect(floating).toEqual([]);
  });

  test.each(['tight', 'card'] as const)('fits its %s box with finite coordinates', (frame) => {
    const { box, figures } = drawElevation(construction, { frame });
    const outside = figures.filter(
      (figure) =>
        !Number.isFinite(figure.scale + figure.heading) ||
        !(figure.x - HALF_SHOULDERS >= box.x) ||
        !(figure.x + HALF_SHOULDERS <= box.x + box.width) ||
        !(topOf(figure) >= box.y) ||
        !(figure.y <= box.y + box.height),
    );
    expect(figures.length).toBeGreaterThan(5);
    expect(outside).toEqual([]);
  });

  test('draws a shadow under each person on the ground', () => {
    const { shadow } = drawing;
    const rehearsed = construction.kind === 'training';
    const grounded = figures.filter(({ part, standsOn }) =>
      rehearsed ? standsOn.length === 0 : part === 'pinya' && standsOn.length === 0,
    );
    expect(grounded.length).toBeGreaterThan(0);
    const beyond = grounded.filter(
      ({ x, y }) =>
        !shadow ||
        x < shadow.x ||
        x > shadow.x + shadow.width ||
        y < shadow.y ||
        y > shadow.y + shadow.height,
    );
    expect(beyond).toEqual([]);
  });

  test('is deterministic, with ids in painting order', () => {
    expect(drawElevation(construction)).toEqual(drawing);
    expect(figures.map(({ id }) => id)).toEqual(figures.map((_, index) => index));
  });
});

test('card boxes are 3:4, and the ground is at the same height in all of them', () => {
  for (const code of CODES) {
    const { box } = drawElevation(constructionOf(code), { frame: 'card' });
    expect(box.width / box.height).toBeCloseTo(0.75, 2);
    expect(-box.y / box.height).toBeCloseTo(836 / 936, 2);
  }
});
