import { story } from '@/content/story/index';
import { storyRules } from '@/content/story/rules';
import { checkStory } from '@/lib/story/checks/check-story';

describe('the story', () => {
  test('has no fault that the checks can find', () => {
    expect(checkStory(story, storyRules)).toEqual([]);
  });

  test('names only passages of its own as going without a title', () => {
    const ids = story.map(({ id }) => id);
    expect(storyRules.untitled.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

test('prose, timeline, people, towers and agenda agree with the results', async () => {
  // Whatever is published counts: texts also tell of what came after the moment of all tests.
  jest.useFakeTimers({ now: new Date('9999-12-31') });
  const { readTruthReport } = await import('@/scripts/check/truth/read-report');
  expect(readTruthReport().problems).toEqual([]);
});
