import { story } from '@/content/story';
import { facts } from '@/content/story/facts';
import { checkStory } from '@/lib/story/checks/check-story';

test('the story leads every reader to an ending, and to each ending often enough', () => {
  expect(checkStory(story, facts)).toEqual([]);
});
