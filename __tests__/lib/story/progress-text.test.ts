import fc from 'fast-check';
import { aStory } from '@/__tests__/builders/story';
import { buildGraph } from '@/lib/story/graph';
import { EMPTY_PROGRESS, enterPassage, TEXT_FACES, TEXT_SIZES } from '@/lib/story/progress';
import { decodeProgress, encodeProgress } from '@/lib/story/progress-text';

const graph = buildGraph(aStory());
const decode = (stored: unknown) => decodeProgress(JSON.stringify(stored), graph);
const visitedIds = fc.array(fc.constantFrom(...graph.links.keys()));

describe('encodeMemory and decodeMemory', () => {
  test('give any walk back as it was', () => {
    fc.assert(
      fc.property(
        visitedIds,
        fc.boolean(),
        fc.constantFrom(...TEXT_SIZES),
        fc.constantFrom(...TEXT_FACES),
        (ids, noteHidden, size, face) => {
          const walked = ids.reduce((progress, id) => enterPassage(progress, graph, id), EMPTY_PROGRESS);
          const progress = { ...walked, noteHidden, size, face };
          expect(decodeProgress(encodeProgress(progress), graph)).toEqual(progress);
        },
      ),
    );
  });

  test('never fail, whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(() => decodeProgress(text, graph)).not.toThrow();
      }),
    );
  });
});

describe('decodeMemory', () => {
  test.each(['', 'no', '[]', 'null', '7', '{"cami":'])('takes %j for an empty memory', (text) => {
    expect(decodeProgress(text, graph)).toEqual(EMPTY_PROGRESS);
  });

  test('leaves out endings, passages and choices that the story does not have, and what is said twice', () => {
    expect(
      decode({
        finals: [1, 1, 9, '2'],
        visitats: ['1', 'Z', 4, '1'],
        triades: ['1>2', '1>5', '2', 3, '1>2'],
      }),
    ).toMatchObject({ endings: [1], visited: ['1'], taken: ['1>2'] });
  });

  test.each([[['1', 'Z', '2']], [['home', '1']], [['1', 2]], ['1>2']])(
    'begins anew after a path that nobody can have walked: %j',
    (path) => {
      expect(decode({ cami: path, finals: [2] })).toMatchObject({ path: [], endings: [2] });
    },
  );

  test('keeps the end of a night that was read when options led elsewhere', () => {
    expect(decode({ cami: ['1', '5'] }).path).toEqual(['5']);
    expect(decode({ cami: ['2', '1', '3', '4'] }).path).toEqual(['1', '3', '4']);
  });

  test('takes an unknown letter for the usual one', () => {
    expect(decode({ lletra: 'enorme', tipus: 3, sense_avis: 'true' })).toEqual(EMPTY_PROGRESS);
  });
});
