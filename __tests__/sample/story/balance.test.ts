import { story } from '@/content/story';
import { facts } from '@/content/story/facts';
import { storyFigures } from '@/lib/story/checks/figures';
import { everyText } from '@/lib/story/forms';
import type { Passage } from '@/lib/story/passage';
import { seededRandom } from '@/lib/values/random';

const figures = storyFigures(story, 4_000, seededRandom(1994));
const shareOf = (id: string) => figures.reach.find((passage) => passage.id === id)?.share ?? 0;

describe('a night of the sample read at random', () => {
  test('comes across a fifth of the words that are told without facts', () => {
    expect(figures.shareRead).toBeGreaterThan(0.2);
  });

  test('can remember at least ten facts, and nearly always two of them come back', () => {
    expect(Object.keys(facts).length).toBeGreaterThanOrEqual(10);
    const [none = 1, one = 1] = figures.factsBack;
    expect(none + one).toBeLessThan(0.05);
  });

  test.each(story.flatMap(({ id, final }) => (final === undefined ? [] : [[final, id] as const])))(
    'comes to ending %i (%s) neither seldom nor too often',
    (_final, id) => {
      expect(shareOf(id)).toBeGreaterThan(0.02);
      expect(shareOf(id)).toBeLessThan(0.1);
    },
  );

  test('finds at least twelve doors that facts open: options that lead elsewhere because of them', () => {
    const doors = story.flatMap(({ options }: Passage) =>
      options.filter(({ link, forms = [] }) =>
        forms.some((form) => form.link !== undefined && form.link !== link),
      ),
    );
    expect(doors.length).toBeGreaterThanOrEqual(12);
  });

  test('explains once on any path what 8.000 euros are for each', () => {
    const explains = /8\.000.*40 euros.*per cap/s;
    const sums = story.filter((passage) => explains.test(everyText(passage).join(' ')));
    expect(sums.map(({ id }) => id)).toEqual(['1']);
  });
});
