import { story } from '@/content/story';
import { facts } from '@/content/story/facts';
import { everyText } from '@/lib/story/forms';
import type { Passage } from '@/lib/story/passage';

describe('the story of the sample', () => {
  test('can remember at least ten facts', () => {
    expect(Object.keys(facts).length).toBeGreaterThanOrEqual(10);
  });

  test('has at least twelve options whose target depends on facts', () => {
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
