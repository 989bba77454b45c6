import { distancesFrom, distancesToEndings } from '@/lib/story/distances';
import { buildGraph } from '@/lib/story/graph';
import { aPassage, aStory, aStoryWith } from './a-story';

describe('distances in the story', () => {
  test('are the fewest choices, counted from the passage itself', () => {
    expect([...distancesFrom(buildGraph(aStory()), '1')]).toEqual([
      ['1', 0],
      ['2', 1],
      ['3', 1],
      ['4', 2],
      ['5', 2],
    ]);
  });

  test('list the endings nearest first, and only those that can still be reached', () => {
    const graph = buildGraph(aStoryWith(aPassage('1', ['2', '5'])));
    expect(distancesToEndings(graph, '1')).toEqual([
      { final: 2, id: '5', choices: 1 },
      { final: 1, id: '4', choices: 2 },
    ]);
    expect(distancesToEndings(graph, '5')).toEqual([{ final: 2, id: '5', choices: 0 }]);
  });

  test('are finite in a story that turns in circles', () => {
    const graph = buildGraph([aPassage('1', ['2', '3']), aPassage('2', ['1', '2'])]);
    expect(distancesToEndings(graph, '1')).toEqual([]);
  });
});
