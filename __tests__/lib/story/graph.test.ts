import fc from 'fast-check';
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
import { placeAfter, WORD_TIME, wordEnds, wordsTold } from '@/lib/story/telling';
import { endingList, nearestLine, pathToText } from '@/lib/story/words';

const graph = buildGraph(aStory());

test('buildGraph keeps targets and endings, without prose', () => {
  expect(linksFrom(graph, '1')).toEqual(['2', '3']);
  expect(linksFrom(graph, '4')).toEqual([]);
  expect(linksFrom(graph, 'no-hi-es')).toEqual([]);
  expect([...graph.endings]).toEqual([
    ['4', 1],
    ['5', 2],
  ]);
  expect(JSON.stringify([[...graph.links], [...graph.endings]])).not.toContain('Un dos tres');
});

test('isWalkable follows a path only along the options', () => {
  expect(isWalkable(graph, ['1', '3', '4'])).toBe(true);
  expect(isWalkable(graph, ['1', '4'])).toBe(false);
});

const sorted = ({ first, links, endings, settings }: StoryGraph) => ({
  first,
  links: [...links],
  endings: [...endings].sort(),
  settings: [...settings].sort(),
});

test.each([
  ['a small story', aStory()],
  ['a story with facts', aStoryWithFacts()],
  ['the story', story],
  ['a story without home', [aPassage('1', ['1'])]],
])('a graph as text is read as it was written: %s', (_name, passages) => {
  const graph = buildGraph(passages);
  expect(sorted(parseGraph(formatGraph(graph)))).toEqual(sorted(graph));
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

test('nightHour is the share of the night that has passed', () => {
  expect(['home', '1', '2', '4'].map((id) => nightHour(buildGraph(aStory()), id))).toEqual([0, 0, 0.5, 1]);
});

const texts = ['—Peus! —crida.', 'Un dos tres.'];
const ends = texts.map(wordEnds);
const told = (words: number) => {
  const place = placeAfter(ends, words);
  return place && [...texts.slice(0, place.paragraph), texts[place.paragraph]?.slice(0, place.offset)];
};

describe('the telling', () => {
  test('shows one paragraph after another, word by word', () => {
    expect(told(0)).toEqual(['']);
    expect(told(1)).toEqual(['—Peus!']);
    expect(told(2)).toEqual([texts[0], '']);
    expect(told(4)).toEqual([texts[0], 'Un dos']);
    expect(told(5)).toBeUndefined();
  });

  test('has the first word at once and one more every 25 ms', () => {
    expect(WORD_TIME).toBe(25);
    expect([0, 24, 25, 60].map(wordsTold)).toEqual([1, 1, 2, 3]);
  });

  test('never cuts a word, and skips paragraphs without any', () => {
    expect(placeAfter([[], [3], []], 0)).toEqual({ paragraph: 1, offset: 0 });
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const end of wordEnds(text)) expect(text.slice(end, end + 1)).toMatch(/^\s?$/);
      }),
    );
  });
});

test('the list of endings is by number, with the titles of those found', () => {
  expect(endingList(aStory().toReversed(), [2])).toEqual([
    { final: 1, title: undefined },
    { final: 2, title: 'Passatge 5' },
  ]);
});

test('the sentences of an ending give the distance of the nearest ending left, without its name', () => {
  expect(nearestLine(6)).toBe(
    'Dels finals que et falten, el més pròxim és a 6 tries del començament, com a mínim.',
  );
  expect(nearestLine(1)).toContain('1 tria del');
  expect(nearestLine(undefined)).toContain('tots');
});

const tellingStory = aStoryWith(anEnding('5', 2, { title: undefined, note: 'descalç' }));

test('pathToText lists the night in order, with the options taken and the ending', () => {
  expect(pathToText(tellingStory, ['1', '2', '5'])).toBe(
    [
      'Passatge 1',
      'Un dos tres.',
      'Quatre cinc sis.',
      '→ Cap a 2',
      '* * *',
      'Passatge 2',
      'Un dos tres.',
      'Quatre cinc sis.',
      '→ Cap a 5',
      '* * *',
      '(sense títol)',
      'Un dos tres.',
      'Quatre cinc sis.',
      'FINAL 2 (descalç)',
    ].join('\n\n'),
  );
});
