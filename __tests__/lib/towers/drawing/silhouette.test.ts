import { silhouette } from '@/lib/towers/drawing/silhouette';
import { constructionOf } from '@/lib/towers/notation';

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
