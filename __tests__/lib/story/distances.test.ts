import { anEnding, aPassage, aStory, aStoryWith } from '@/__tests__/builders/story';
import { distancesFrom, distancesToEndings, nearestUnseenEnding, nightHour } from '@/lib/story/distances';
import { buildGraph } from '@/lib/story/graph';

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

  test('list endings that are equally near by their number', () => {
    const graph = buildGraph(aStoryWith(anEnding('4', 7)));
    expect(distancesToEndings(graph, '1').map(({ final }) => final)).toEqual([2, 7]);
  });

  test('are finite in a story that turns in circles', () => {
    const graph = buildGraph([aPassage('1', ['2', '3']), aPassage('2', ['1', '2'])]);
    expect(distancesToEndings(graph, '1')).toEqual([]);
  });
});

describe('nearestUnseenEnding', () => {
  const graph = buildGraph(aStoryWith(aPassage('1', ['2', '5'])));

  test('counts from the first passage, where playing again starts', () => {
    expect(nearestUnseenEnding(graph, new Set())).toMatchObject({ final: 2, choices: 1 });
  });

  test('looks past the endings already found', () => {
    expect(nearestUnseenEnding(graph, new Set([2]))).toMatchObject({ final: 1, choices: 2 });
  });

  test('is nothing once all are found', () => {
    expect(nearestUnseenEnding(graph, new Set([1, 2]))).toBeUndefined();
  });
});

describe('nightHour', () => {
  test.each([
    ['home', 0],
    ['1', 0],
    ['2', 0.5],
    ['4', 1],
  ] as const)('puts passage %s at %f of the night', (id, hour) => {
    expect(nightHour(buildGraph(aStory()), id)).toBe(hour);
  });
});
