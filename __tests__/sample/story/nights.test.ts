import { story } from '@/content/story';
import { buildGraph, isWalkable } from '@/lib/story/graph';
import { NIGHTS } from './nights';

const graph = buildGraph(story);

describe('the recorded nights', () => {
  test.each(NIGHTS)(
    'ending %i is reached by walking from the first passage, choice by choice',
    (final, text) => {
      const path = text.split(' ');
      expect(path[0]).toBe(graph.first);
      expect(isWalkable(graph, path)).toBe(true);
      expect(graph.endings.get(path.at(-1) ?? '')).toBe(final);
    },
  );
});
