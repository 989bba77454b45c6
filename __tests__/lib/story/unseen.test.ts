import { buildGraph } from '@/lib/story/graph';
import { nearestUnseenEnding } from '@/lib/story/unseen';
import { aPassage, aStoryWith } from './a-story';

const graph = buildGraph(aStoryWith(aPassage('1', ['2', '5'])));

describe('nearestUnseenEnding', () => {
  test('counts from the first passage, where playing again starts', () => {
    expect(nearestUnseenEnding(graph, new Set())).toMatchObject({ final: 2, choices: 1 });
  });

  test('looks past the endings already found', () => {
    expect(nearestUnseenEnding(graph, new Set([2]))).toMatchObject({ final: 1, choices: 2 });
  });

  test('counts from another passage when asked', () => {
    expect(nearestUnseenEnding(graph, new Set([2]), '2')).toMatchObject({ final: 1, choices: 1 });
  });

  test('is nothing once all are found', () => {
    expect(nearestUnseenEnding(graph, new Set([1, 2]))).toBeUndefined();
  });
});
