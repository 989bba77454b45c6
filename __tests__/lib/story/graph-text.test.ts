import { aPassage, aStory, aStoryWithFacts } from '@/__tests__/builders/story';
import { story } from '@/content/story';
import { buildGraph, type StoryGraph } from '@/lib/story/graph';
import { formatGraph, parseGraph } from '@/lib/story/graph-text';

const sorted = ({ first, links, endings, settings }: StoryGraph) => ({
  first,
  links: [...links],
  endings: [...endings].sort(),
  settings: [...settings].sort(),
});

describe('a graph as text', () => {
  test.each([
    ['a small story', aStory()],
    ['a story with facts', aStoryWithFacts()],
    ['the story', story],
    ['a story without home', [aPassage('1', ['1'])]],
  ])('is read as it was written: %s', (_name, passages) => {
    const graph = buildGraph(passages);
    expect(sorted(parseGraph(formatGraph(graph)))).toEqual(sorted(graph));
  });

  test('has a line for each passage, with what it and its options set', () => {
    expect(formatGraph(buildGraph(aStoryWithFacts()))).toBe(
      ['home 1', '1 2 3', '2{jaqueta:jana} 3 6', '3 4{peto:si} 5 6', '4=1', '5=2', '6{jaqueta:} 4 5'].join(
        '\n',
      ),
    );
  });
});
