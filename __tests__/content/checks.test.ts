import { story } from '@/content/story/index';
import { storyRules } from '@/content/story/rules';
import { checkStory } from '@/lib/story/checks/check-story';
import { readTruthReport } from '@/scripts/check/truth/read-report';

describe('the story', () => {
  test('has no fault that the checks can find', () => {
    expect(checkStory(story, storyRules)).toEqual([]);
  });

  test('names only passages of its own as going without a title', () => {
    const ids = story.map(({ id }) => id);
    expect(storyRules.untitled.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

test('prose, timeline, people, towers and agenda agree with the results', () => {
  expect(readTruthReport().problems).toEqual([]);
});
