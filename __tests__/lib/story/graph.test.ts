import { aPassage, aStory } from '@/__tests__/builders/story';
import { buildGraph, isWalkable, linksFrom } from '@/lib/story/graph';

const graph = buildGraph(aStory());

describe('buildGraph', () => {
  test('keeps where options lead and which passages end, without any prose', () => {
    expect(linksFrom(graph, '1')).toEqual(['2', '3']);
    expect(linksFrom(graph, '4')).toEqual([]);
    expect(linksFrom(graph, 'no-hi-es')).toEqual([]);
    expect([...graph.endings]).toEqual([
      ['4', 1],
      ['5', 2],
    ]);
    expect(JSON.stringify([[...graph.links], [...graph.endings]])).not.toContain('Un dos tres');
  });

  test('starts every reading where the door leads, whatever that passage is called', () => {
    expect(graph.first).toBe('1');
    expect(buildGraph([aPassage('home', ['plaça']), aPassage('plaça', [])]).first).toBe('plaça');
  });
});

describe('isWalkable', () => {
  test('follows a path only along the options', () => {
    expect(isWalkable(graph, ['1', '3', '4'])).toBe(true);
    expect(isWalkable(graph, ['1', '4'])).toBe(false);
  });

  test('wants the path to start in the story', () => {
    expect(isWalkable(graph, ['78'])).toBe(false);
  });
});
