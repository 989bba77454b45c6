import { aStoryWithFacts } from '@/__tests__/builders/story';
import { changeFacts, factsAt, factWords, holds, NO_FACTS } from '@/lib/story/facts';
import { buildGraph } from '@/lib/story/graph';

const graph = buildGraph(aStoryWithFacts());

describe('holds', () => {
  test('asks for every fact, with its value', () => {
    expect(holds({}, NO_FACTS)).toBe(true);
    expect(holds({ a: '1', b: '2' }, { a: '1', b: '2', c: '3' })).toBe(true);
    expect(holds({ a: '1', b: '2' }, { a: '1' })).toBe(false);
    expect(holds({ a: '1' }, { a: '2' })).toBe(false);
  });
});

describe('changeFacts', () => {
  test('adds, replaces and takes back', () => {
    expect(changeFacts({ a: '1', b: '2', c: '3' }, { a: null, b: '9', d: '4' })).toEqual({
      b: '9',
      c: '3',
      d: '4',
    });
    expect(changeFacts({ a: '1' })).toEqual({ a: '1' });
  });
});

describe('factsAt', () => {
  test('has nothing happened yet at the first passage of a path, whichever it is', () => {
    expect(factsAt(['2'], graph)).toEqual({});
    expect(factsAt([], graph)).toEqual({});
  });

  test('lets a passage set its facts for those that follow, and an option for where it leads', () => {
    expect(factsAt(['1', '2', '3'], graph)).toEqual({ jaqueta: 'jana' });
    expect(factsAt(['1', '2', '3', '4'], graph)).toEqual({ jaqueta: 'jana', peto: 'si' });
    expect(factsAt(['1', '2', '3', '6'], graph)).toEqual({ jaqueta: 'jana' });
  });

  test('follows the path back, and forgets what was taken back', () => {
    expect(factsAt(['1', '3', '4'], graph)).toEqual({ peto: 'si' });
    expect(factsAt(['1', '2', '3', '6', '4'], graph)).toEqual({});
  });
});

test('facts are words that a style rule can ask for', () => {
  expect(factWords({ jaqueta: 'jana', peto: 'si' })).toBe('jaqueta-jana peto-si');
});
