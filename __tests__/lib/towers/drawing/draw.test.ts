import { drawTower } from '@/lib/towers/drawing/draw';
import { topOf } from '@/lib/towers/drawing/elevation';
import { VIEWS } from '@/lib/towers/drawing/figure';
import { constructionProblem } from '@/lib/towers/notation';
import { STRUCTURES, SUPPORTS, type Tower } from '@/lib/towers/types';

const PLAIN = { kind: 'tower', perSota: false, agulla: false, neta: false, caminant: false } as const;
const MANNERS = [{}, { perSota: true }, { agulla: true }, { neta: true }, { caminant: true }];

/** Every tower that can be written, from the lowest to a high number of floors. */
const TOWERS = STRUCTURES.flatMap((structure) =>
  [2, 3, 8].flatMap((floors) =>
    SUPPORTS.flatMap((support) =>
      MANNERS.map((manner): Tower => ({ ...PLAIN, ...manner, structure, floors, support })),
    ),
  ),
).filter((tower) => constructionProblem(tower) === undefined);

test.each(VIEWS)('whatever can be written can be drawn: %s', (view) => {
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

test('in whatever can be written nobody floats and the enxaneta is the highest', () => {
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
