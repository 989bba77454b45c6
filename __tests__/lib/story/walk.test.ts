import { buildGraph } from '@/lib/story/graph';
import { isWalkable, randomReading, shortestPath } from '@/lib/story/walk';
import { aPassage, aStory } from './a-story';

const graph = buildGraph(aStory());

describe('isWalkable', () => {
  test('follows a path only along the options', () => {
    expect(isWalkable(graph, ['1', '3', '4'])).toBe(true);
    expect(isWalkable(graph, ['1', '4'])).toBe(false);
  });

  test('wants the path to start in the story', () => {
    expect(isWalkable(graph, ['78'])).toBe(false);
  });
});

describe('shortestPath', () => {
  test('gives both ends and what lies between', () => {
    expect(shortestPath(graph, 'home', '5')).toEqual(['home', '1', '2', '5']);
  });

  test('is nothing where no option leads', () => {
    expect(shortestPath(graph, '2', '3')).toBeUndefined();
  });
});

describe('randomReading', () => {
  test('takes the option the dice say, down to an ending', () => {
    expect(randomReading(graph, '1', () => 0)).toEqual(['1', '2', '4']);
    expect(randomReading(graph, '1', () => 0.99)).toEqual(['1', '3', '4']);
  });

  test('gives up in a story without a way out', () => {
    const closed = buildGraph([aPassage('1', ['2', '2']), aPassage('2', ['1', '1'])]);
    expect(randomReading(closed, '1', () => 0)).toHaveLength(201);
  });
});
