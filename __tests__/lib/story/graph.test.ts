import { anEnding, aPassage, aStory, aStoryWith, aStoryWithFacts } from '@/__tests__/builders/story';
import { story } from '@/content/story/index';
import {
  buildGraph,
  distancesFrom,
  distancesToEndings,
  formatGraph,
  isWalkable,
  linksFrom,
  nearestUnseenEnding,
  nightHour,
  parseGraph,
  type StoryGraph,
} from '@/lib/story/graph';

const graph = buildGraph(aStory());

describe('buildGraph', () => {
  test('keeps targets and endings, without prose', () => {
    expect(linksFrom(graph, '1')).toEqual(['2', '3']);
    expect(linksFrom(graph, '4')).toEqual([]);
    expect(linksFrom(graph, 'no-hi-es')).toEqual([]);
    expect([...graph.endings]).toEqual([
      ['4', 1],
      ['5', 2],
    ]);
    expect(JSON.stringify([[...graph.links], [...graph.endings]])).not.toContain('Un dos tres');
  });

  test('starts every reading at the target of home', () => {
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
